import { hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { changing } from '../changing';
import type { Actor, BookingContext } from '../booking-context';
import { clientMail } from '../mails';
import { overDefinite, rejectOverReserved } from '../guests/limits';
import { BookingPlacementQueries } from '../booking-placement.queries';
import { moveUp } from '../ranks';
import { type BookingRow, placeOf } from '../rows';
import { noOption, type Sheet } from '../sheet';
import { rejectConflicts } from '../conflicts';
import { mustBe } from '../states';
import { finish } from './end';

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
    const waiting = sheet.crowd(id).filter((other) => other.state === 'option' && other.waits_for_guests);
    sheet.note(booking, 'made-definite', by);
    sheet.alter(id, { ...noOption, state: 'definite', over_limit: imported && overDefinite(sheet, id) !== undefined });
    await sheet.follow(waiting.map((other) => other.id));
    const closed = waiting.filter((other) => overDefinite(sheet, other.id)).map((other) => other.id);
    sheet.enqueueMails(clientMail(booking, 'booking-definite'));
    await moveUp(sheet, [...(await giveWay(sheet, [...new Set([...behind, ...closed])])), ...behindOldUnit]);
    return sheet.at(id);
  });
}

/**
 * All of them before anybody moves up, so that nobody does who has to give way as well.
 * @returns the options that met those which gave way
 */
async function giveWay(sheet: Sheet, ids: readonly string[]): Promise<string[]> {
  await sheet.follow(ids);
  return ids.flatMap((id) => finish(sheet, id, 'gave-way', 'calendar'));
}
