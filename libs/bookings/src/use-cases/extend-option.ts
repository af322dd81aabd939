import { optionEnd } from '@mainstage/calendar/days/working-days';
import { changing } from '../changing';
import type { Actor, BookingContext } from '../booking-context';
import { BookingError } from '../booking-error';
import { clientMail } from '../mails/booking-mail';
import { type BookingRow, placeOf } from '../rows';
import { mustBe } from '../states';

/**
 * Extends an option; its rank stays. The client is notified.
 * @param until the new end; as for a new option if absent, never later than the event begins
 * @throws BookingError `not_found`, `wrong_state`, `invalid`
 */
export async function extendOption(context: BookingContext, id: string, by: Actor, until?: Date): Promise<BookingRow> {
  return changing(context, [await placeOf(context.manager, id)], async (sheet) => {
    const booking = await sheet.open(id);
    await mustBe(sheet.manager, booking, ['option'], 'be extended');
    const end = until ?? optionEnd(booking.now);
    if (end <= booking.now) throw new BookingError('invalid', 'That time is over.');
    sheet.note(booking, 'extended', by);
    sheet.alter(id, { expires_at: end < booking.starts_at ? end : booking.starts_at });
    sheet.enqueueMails(clientMail(booking, 'booking-extended'));
    return sheet.at(id);
  });
}
