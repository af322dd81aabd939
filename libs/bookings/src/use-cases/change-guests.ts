import { counted } from '@mainstage/contracts/counted';
import { countedGuests } from '@mainstage/calendar/guests/guest-areas';
import type { Actor, BookingContext } from '../booking-context';
import { BookingError } from '../booking-error';
import { changing } from '../changing';
import { waitingBehind } from '../finish';
import { isFirstOption, overDefinite, rejectOverDefinite, rejectOverReserved } from '../guests/limits';
import { closedOut, giveWay, moveUp } from '../ranks';
import { type BookingRow, placeOf } from '../rows';
import type { Sheet } from '../sheet';
import { mustBe } from '../states';
import { storeGuests } from './place-booking';

/**
 * Changes the number of guests of a booking, the client's own staff included. More guests are checked as for a new
 * booking; fewer are always accepted, and options that waited for them move up (rules floors.guests, floors.reserved).
 * @throws BookingError `not_found`, `wrong_state`, `past`, `invalid`, `over_limit`, `not_first`
 */
export async function changeGuests(
  context: BookingContext,
  id: string,
  guests: number,
  by: Actor,
): Promise<BookingRow> {
  return changing(context, [await placeOf(context.manager, id)], async (sheet) => {
    const booking = await sheet.open(id);
    await mustBe(sheet.manager, booking, ['requested', 'option', 'definite'], 'get another number of guests');
    if (booking.starts_at <= booking.now) throw new BookingError('past', 'That time has begun.');
    if (booking.guests === guests) throw new BookingError('invalid', `It is for ${guestsText(booking)} already.`);
    const waiting = waitingBehind(sheet, id);
    await storeGuests(sheet.manager, id, guests);
    const changed = await sheet.reopen(id);
    if (growsBeyond(booking, changed)) await rejectMoreGuests(sheet, id);

    sheet.note(booking, 'guests-changed', by, `${guestsText(booking)} → ${guestsText(changed)}`);
    sheet.alter(id, { over_limit: changed.over_limit && overDefinite(sheet, id) !== undefined });
    const closed = changed.state === 'definite' ? await giveWay(sheet, await closedOut(sheet, id)) : [];
    await moveUp(sheet, [...closed, ...waiting, ...(changed.waits_for_guests ? [id] : [])]);
    return sheet.at(id);
  });
}

const growsBeyond = (before: BookingRow, after: BookingRow): boolean =>
  (after.area_guests ?? []).some((guests, area) => guests > (before.area_guests?.[area] ?? 0));

/** An option that is not the first reserves nothing: only the definite bookings count against its guests. */
async function rejectMoreGuests(sheet: Sheet, id: string): Promise<void> {
  const booking = sheet.at(id);
  if (booking.state === 'option') await rejectOverDefinite(sheet, id);
  if (booking.state === 'definite' || isFirstOption(booking)) await rejectOverReserved(sheet, id, true);
}

/** `120`, or the number that counts if none was given. */
function guestsText({ venue, guests, layout }: BookingRow): string {
  if (guests !== null) return counted(guests, 'guest', 'guests');
  return `no number (${countedGuests(venue, guests, layout)} count)`;
}
