import type { WorkedOut } from '@mainstage/database/selected';
import { movedUpEnd } from '@mainstage/calendar/days/working-days';
import { rows, type Sql } from '@mainstage/database/sql';
import { note } from './events';
import { oweMovedUp } from './mails';
import { bookingColumns, type BookingRow, meeting } from './rows';
import { optionsAfter } from './standing';

/** One more than the highest rank before it: two options on the same atom and time never share one. */
export async function rankOf(sql: Sql, id: string, optionOrder: string): Promise<number> {
  const [found] = await rows<WorkedOut<{ rank: number }>>(
    sql,
    `SELECT coalesce(max(rank), 0) + 1 AS rank FROM bookings
     WHERE state = 'option' AND option_order < $2 AND id IN (${meeting})`,
    [id, optionOrder],
  );
  return found!.rank;
}

/**
 * Lets options move up after something before them was freed, in the order in which they were given, and those behind
 * them in turn. Owes the mails to each client who moved up, and to sales.
 * @param waiting ids of options that met what was freed
 */
export async function moveUp(sql: Sql, waiting: readonly string[]): Promise<void> {
  const open = new Set(waiting);
  while (open.size > 0) {
    // Held first and read afterwards: whoever frees another place before it at this moment is waited for.
    const [next] = await rows<BookingRow>(
      sql,
      `SELECT ${bookingColumns} FROM bookings WHERE id = ANY ($1) AND state = 'option'
       ORDER BY option_order LIMIT 1 FOR NO KEY UPDATE`,
      [[...open]],
    );
    if (!next) return;
    open.delete(next.id);
    const rank = await rankOf(sql, next.id, next.option_order!);
    if (rank >= next.rank!) continue;
    await give(sql, next, rank);
    await note(sql, next, 'moved-up', 'calendar');
    await oweMovedUp(sql, next);
    for (const id of await optionsAfter(sql, next.id)) open.add(id);
  }
}

/** Whoever becomes the first has time to decide, however soon the option would have ended. */
async function give(sql: Sql, option: BookingRow, rank: number): Promise<void> {
  const least = rank === 1 ? earlier(movedUpEnd(option.now), option.starts_at) : null;
  await sql.query('UPDATE bookings SET rank = $2, expires_at = greatest(expires_at, $3) WHERE id = $1', [
    option.id,
    rank,
    least,
  ]);
  await sql.query('UPDATE booked_atoms SET rank = $2 WHERE booking_id = $1', [option.id, rank]);
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);
