import { movedUpEnd } from '@mainstage/calendar/days/working-days';
import { movedUpMails } from './mails';
import type { BookingRow } from './rows';
import type { Sheet } from './sheet';

/** One more than the highest rank before it: two options on the same atom and time never share one. */
export function rankOf(sheet: Sheet, id: string): number {
  return Math.max(0, ...sheet.optionsBefore(id).map(({ rank }) => rank!)) + 1;
}

/**
 * Lets options move up after something before them was freed, in the order in which they were given, and those behind
 * them in turn. Enqueues the mails to each client who moved up, and to sales.
 * @param waiting ids of options that met what was freed
 */
export async function moveUp(sheet: Sheet, waiting: readonly string[]): Promise<void> {
  const open = new Set(waiting);
  for (;;) {
    for (const id of open) if (sheet.at(id).state !== 'option') open.delete(id);
    if (open.size === 0) return;
    await sheet.follow(open);
    const next = [...open].map((id) => sheet.at(id)).reduce((one, other) => (isBefore(other, one) ? other : one));
    open.delete(next.id);
    const rank = rankOf(sheet, next.id);
    if (rank >= next.rank!) continue;
    sheet.note(next, 'moved-up', 'calendar');
    sheet.alter(next.id, { rank, expires_at: endOf(next, rank) });
    sheet.enqueueMails(movedUpMails(next));
    for (const id of sheet.optionsAfter(next.id)) open.add(id);
  }
}

const isBefore = (one: BookingRow, other: BookingRow) => Number(one.option_order) < Number(other.option_order);

/** Whoever becomes the first has time to decide, however soon the option would have ended. */
function endOf({ expires_at, starts_at, now }: BookingRow, rank: number): Date {
  if (rank > 1) return expires_at!;
  const least = Math.min(+movedUpEnd(now), +starts_at);
  return new Date(Math.max(+expires_at!, least));
}
