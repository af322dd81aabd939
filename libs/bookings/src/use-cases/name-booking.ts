import { longestTitle } from '@mainstage/contracts/calendar-summary';
import type { Actor, BookingContext } from '../booking-context';
import { BookingError } from '../booking-error';
import { changing } from '../changing';
import { Booking } from '../entities/booking';
import { type BookingRow, placeOf } from '../rows';
import { mustBe } from '../states';

/**
 * Sets the title under which the site names a definite booking, or takes it back (rule calendar.named).
 * @param title as the client allows it, one line of at most 60 characters; empty: the site names it no longer
 * @throws BookingError `not_found`, `wrong_state`, `invalid`
 */
export async function nameBooking(context: BookingContext, id: string, title: string, by: Actor): Promise<BookingRow> {
  const publicTitle = title.trim().replace(/\s+/g, ' ') || null;
  if (publicTitle && publicTitle.length > longestTitle)
    throw new BookingError('invalid', `A title has at most ${longestTitle} characters.`);
  return changing(context, [await placeOf(context.manager, id)], async (sheet) => {
    const booking = await sheet.open(id);
    await mustBe(sheet.manager, booking, ['definite'], 'be named');
    if (booking.public_title === publicTitle)
      throw new BookingError('invalid', publicTitle ? 'It has this title already.' : 'It is not named.');
    await sheet.manager.update(Booking, { id }, { publicTitle });
    sheet.note(booking, 'named', by, publicTitle ?? 'no longer');
    return sheet.reopen(id);
  });
}
