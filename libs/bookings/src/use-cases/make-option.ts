import { optionEnd } from '@mainstage/calendar/days/working-days';
import { hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { changing } from '../changing';
import type { Actor, BookingContext } from '../booking-context';
import { clientMail } from '../mails/booking-mail';
import { rejectOverDefinite } from '../guests/limits';
import { BookingPlacementQueries } from '../booking-placement.queries';
import { placeInLine } from '../ranks';
import { BookingError } from '../booking-error';
import { type BookingRow, placeOf } from '../rows';
import { rejectConflicts } from '../conflicts';
import { mustBe } from '../states';

/**
 * Makes a request an option: the first if nobody has one and its guests fit beside those of the definite bookings and
 * first options, otherwise the next rank. An imported one is accepted whatever its guests. The client is notified.
 * @param until its end; 14 days and the working day after them by default, never later than the event begins
 * @throws BookingError `not_found`, `wrong_state`, `past`, `taken`, `over_limit`
 */
export async function makeOption(context: BookingContext, id: string, by: Actor, until?: Date): Promise<BookingRow> {
  return changing(context, [await placeOf(context.manager, id)], async (sheet) => {
    const booking = await sheet.open(id);
    await mustBe(sheet.manager, booking, ['requested'], 'become an option');
    if (booking.starts_at <= booking.now) throw new BookingError('past', 'That time has begun.');
    if (hasUnits(booking.venue) && (await new BookingPlacementQueries(sheet.manager).takeBestUnit(booking)))
      await sheet.reopen(id);
    await rejectConflicts(sheet.manager, 'taken', sheet.definites(id));
    if (booking.origin !== 'import') await rejectOverDefinite(sheet, id);

    const end = until ?? optionEnd(booking.now);
    const expires_at = end < booking.starts_at ? end : booking.starts_at;
    sheet.note(booking, 'made-option', by);
    sheet.alter(id, { state: 'option', ...placeInLine(sheet, id), expires_at });
    sheet.enqueueMails(clientMail(booking, 'booking-option'));
    return sheet.at(id);
  });
}
