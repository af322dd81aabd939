import { hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { changing } from '../changing';
import type { Actor, BookingContext } from '../booking-context';
import { clientMail } from '../mails/booking-mail';
import { overDefinite, rejectOverReserved } from '../guests/limits';
import { BookingPlacementQueries } from '../booking-placement.queries';
import { closedOut, giveWay, moveUp } from '../ranks';
import { type BookingRow, placeOf } from '../rows';
import { noOption } from '../sheet';
import { rejectConflicts } from '../conflicts';
import { mustBe } from '../states';

/**
 * Makes a request or a first option definite. Options behind it end, as do those that waited for its guests, and their
 * clients are notified. Constraints in PostgreSQL prevent double bookings and exceeded guest limits; this function only
 * names the conflict in advance.
 * @throws BookingError `not_found`, `wrong_state` (with who set it and when), `taken`, `not_first`, `over_limit`
 */
export async function makeDefinite(context: BookingContext, id: string, by: Actor): Promise<BookingRow> {
  return changing(context, [await placeOf(context.manager, id)], async (sheet) => {
    const booking = await sheet.open(id);
    await mustBe(sheet.manager, booking, ['requested', 'option'], 'become definite');
    const behindOldUnit = hasUnits(booking.venue) && booking.state === 'option' ? sheet.optionsAfter(id) : [];
    if (hasUnits(booking.venue) && (await new BookingPlacementQueries(sheet.manager).takeBestUnit(booking)))
      await sheet.reopen(id);
    await rejectConflicts(sheet.manager, 'not_first', sheet.optionsBefore(id));
    await rejectConflicts(sheet.manager, 'taken', sheet.definites(id));
    // Already sold in the external calendar: it is counted and marked as over the limit.
    const imported = booking.origin === 'import' && booking.state === 'requested';
    if (!imported) await rejectOverReserved(sheet, id);

    const behind = sheet.optionsAfter(id);
    sheet.note(booking, 'made-definite', by);
    sheet.alter(id, { ...noOption, state: 'definite', over_limit: imported && overDefinite(sheet, id) !== undefined });
    const closed = await closedOut(sheet, id);
    sheet.enqueueMails(clientMail(booking, 'booking-definite'));
    await moveUp(sheet, [...(await giveWay(sheet, [...new Set([...behind, ...closed])])), ...behindOldUnit]);
    return sheet.at(id);
  });
}
