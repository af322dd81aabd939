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
 * Makes a request or a first option definite. Options behind it give way, as do those that waited for guests which it has
 * now, and their clients are notified. PostgreSQL keeps anything from being sold twice and any floor from being sold above
 * its figure; this function only names the conflict beforehand.
 * @throws Refused `not_found`, `wrong_state` (who did it and when), `taken`, `not_first`, `over_limit`
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
    // A calendar kept elsewhere has sold it already: it is counted, and marked.
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
