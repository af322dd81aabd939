import type { WorkedOut } from '@mainstage/database/selected';
import { optionEnd } from '@mainstage/calendar/days/working-days';
import { rows, type Sql } from '@mainstage/database/sql';
import { hasUnits } from '@mainstage/calendar/house/venue-atoms';
import { changing } from '../changing';
import type { Actor, Desk } from '../desk';
import { note } from '../events';
import { oweAnswer } from '../mails';
import { takePlace } from '../places';
import { rankOf } from '../ranks';
import { Refused } from '../refused';
import { type BookingRow, bookingOf, hold } from '../rows';
import { mustBe } from '../states';
import { definitesMeeting } from '../standing';
import { standingText } from '../words';

/**
 * Makes a request an option: the first where nobody has one, else the next in line. The client is told.
 * @param until when it ends; 14 days and the working day after them where absent, never later than it begins
 * @throws Refused `not_found`, `wrong_state`, `past`, `taken`
 */
export function makeOption(desk: Desk, id: string, by: Actor, until?: Date): Promise<BookingRow> {
  return changing(desk.pool, (sql) => makeOptionIn(sql, id, by, until));
}

/** The same inside a transaction that has begun. */
async function makeOptionIn(sql: Sql, id: string, by: Actor, until?: Date): Promise<BookingRow> {
  const booking = await hold(sql, id);
  await mustBe(sql, booking, ['requested'], 'become an option');
  if (booking.starts_at <= booking.now) throw new Refused('past', 'That time has begun.');
  if (hasUnits(booking.venue)) await takePlace(sql, booking);
  const taken = await definitesMeeting(sql, id);
  if (taken[0]) throw new Refused('taken', `${standingText(taken[0])}.`, taken);

  const [{ order }] = (await rows<WorkedOut<{ order: string }>>(sql, `SELECT nextval('option_order') AS "order"`)) as [
    { order: string },
  ];
  const rank = await rankOf(sql, id, order);
  const end = until ?? optionEnd(booking.now);
  await sql.query(
    `UPDATE bookings SET state = 'option', rank = $2, option_order = $3, expires_at = least($4, starts_at) WHERE id = $1`,
    [id, rank, order, end],
  );
  await sql.query(`UPDATE booked_atoms SET state = 'option', rank = $2 WHERE booking_id = $1`, [id, rank]);
  await note(sql, booking, 'made-option', by);
  await oweAnswer(sql, booking);
  return bookingOf(sql, id);
}
