import { movedUpEnd } from '@mainstage/calendar/days/working-days';
import { finish, withdraw } from './finish';
import { overDefinite, overReserved } from './guests/limits';
import { movedUpMails } from './mails/booking-mail';
import type { BookingRow } from './rows';
import type { Sheet } from './sheet';

/**
 * The rank of an option: one more than the highest rank before it, so that two options on the same atom and time never
 * share one. An option without competitors whose guests do not fit beside those of the definite bookings and first
 * options waits with rank 2.
 */
export function placeInLine(sheet: Sheet, id: string): { rank: number; waits_for_guests: boolean } {
  const before = sheet.optionsBefore(id);
  if (before.length > 0) return { rank: Math.max(...before.map(({ rank }) => rank!)) + 1, waits_for_guests: false };
  const waits = overReserved(sheet, id) !== undefined;
  return { rank: waits ? 2 : 1, waits_for_guests: waits };
}

/**
 * Promotes options after the place ahead of them was freed, in the order in which they were given, and those behind
 * them in turn. Enqueues the mails to each client who moved up, and to sales. Ends an option for whose guests the
 * definite bookings alone leave too little capacity, because it could never become definite.
 * @param waiting ids of options that overlapped the freed place, or waited for its guests
 */
export async function moveUp(sheet: Sheet, waiting: readonly string[]): Promise<void> {
  const open = new Set(waiting);
  for (;;) {
    for (const id of open) if (sheet.at(id).state !== 'option') open.delete(id);
    if (open.size === 0) return;
    await sheet.follow(open);
    const next = [...open].map((id) => sheet.at(id)).reduce((one, other) => (isBefore(other, one) ? other : one));
    open.delete(next.id);
    if (overDefinite(sheet, next.id)) {
      for (const id of finish(sheet, next.id, 'gave-way', 'calendar')) open.add(id);
      continue;
    }
    const { rank, waits_for_guests } = placeInLine(sheet, next.id);
    if (rank >= next.rank!) {
      if (rank === next.rank && waits_for_guests !== next.waits_for_guests) sheet.alter(next.id, { waits_for_guests });
      continue;
    }
    sheet.note(next, 'moved-up', 'calendar');
    sheet.alter(next.id, { rank, waits_for_guests, expires_at: endOf(next, rank) });
    sheet.enqueueMails(movedUpMails(next));
    // A first option waits for nobody's decision.
    if (rank === 1) withdraw(sheet, next.id, 'calendar');
    for (const id of sheet.optionsAfter(next.id)) open.add(id);
  }
}

const isBefore = (one: BookingRow, other: BookingRow) => Number(one.option_order) < Number(other.option_order);

/** A holder who becomes first gets time to decide, however soon the option would have ended. */
function endOf({ expires_at, starts_at, now }: BookingRow, rank: number): Date {
  if (rank > 1) return expires_at!;
  const least = Math.min(+movedUpEnd(now), +starts_at);
  return new Date(Math.max(+expires_at!, least));
}

/**
 * The options that wait for guests and no longer have enough capacity beside the definite bookings; may include the
 * given one.
 */
export async function closedOut(sheet: Sheet, id: string): Promise<string[]> {
  const waiting = sheet.crowd(id).filter((other) => other.state === 'option' && other.waits_for_guests);
  await sheet.follow(waiting.map((other) => other.id));
  return waiting.filter((other) => overDefinite(sheet, other.id)).map((other) => other.id);
}

/**
 * Ends all of them before any option moves up, so that none moves up that has to end as well.
 * @returns the options that overlapped the ended ones
 */
export async function giveWay(sheet: Sheet, ids: readonly string[]): Promise<string[]> {
  await sheet.follow(ids);
  return ids.flatMap((id) => finish(sheet, id, 'gave-way', 'calendar'));
}
