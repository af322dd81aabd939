import { withSetUp } from '@mainstage/calendar/days/hours';
import { atomsOf, hasUnits } from '@mainstage/calendar/house/venue-atoms';
import type { Sql } from '@mainstage/database/sql';
import { changing, LookAgain, soldTwice } from '../changing';
import type { Actor, Desk } from '../desk';
import { note } from '../events';
import { oweAnswer } from '../mails';
import { takePlace } from '../places';
import { moveUp } from '../ranks';
import { Refused } from '../refused';
import { type BookingRow, bookingOf, hold } from '../rows';
import { definitesOn, optionsAfter, optionsBefore } from '../standing';
import { mustBe } from '../states';
import { standingText } from '../words';
import { finish } from './end';

/**
 * Makes a request or a first option definite. Options behind it give way, and their clients are told. That nothing is
 * sold twice PostgreSQL sees to, not this function.
 * @throws Refused `not_found`, `wrong_state` (who did it and when), `taken`, `not_first`
 */
export async function makeDefinite(desk: Desk, id: string, by: Actor): Promise<BookingRow> {
  return changing(desk.pool, async (sql) => {
    await sql.query('SAVEPOINT before');
    try {
      return await makeDefiniteIn(sql, id, by);
    } catch (error) {
      if (!soldTwice(error)) throw error;
      // The transaction goes on from before the collision, only to see who was first.
      await sql.query('ROLLBACK TO SAVEPOINT before');
      throw await refusal(sql, id);
    }
  });
}

/** The same inside a transaction that has begun. @throws also PostgreSQL's exclusion violation */
async function makeDefiniteIn(sql: Sql, id: string, by: Actor): Promise<BookingRow> {
  const booking = await hold(sql, id);
  await mustBe(sql, booking, ['requested', 'option'], 'become definite');
  const behindOldUnit = hasUnits(booking.venue) ? await optionsAfter(sql, id) : [];
  if (hasUnits(booking.venue)) await takePlace(sql, booking);
  const before = await optionsBefore(sql, id);
  if (before[0]) throw new Refused('not_first', `${standingText(before[0])}.`, before);

  await sql.query(`UPDATE booked_atoms SET state = 'definite', rank = NULL WHERE booking_id = $1`, [id]);
  const behind = await optionsAfter(sql, id);
  await sql.query(
    `UPDATE bookings SET state = 'definite', rank = NULL, option_order = NULL, expires_at = NULL,
       challenged_until = NULL, challenged_by = NULL WHERE id = $1`,
    [id],
  );
  await note(sql, booking, 'made-definite', by);
  await oweAnswer(sql, booking);
  // All of them first, so that nobody moves up who has to give way as well.
  const waiting = await giveWay(sql, behind);
  await moveUp(sql, [...waiting, ...behindOldUnit]);
  return bookingOf(sql, id);
}

/** @returns the options that met those which gave way */
async function giveWay(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const freed: string[] = [];
  for (const id of ids) freed.push(...(await finish(sql, await bookingOf(sql, id), 'gave-way', 'calendar')));
  return freed;
}

async function refusal(sql: Sql, id: string): Promise<Error> {
  const { venue, starts_at, ends_at, set_up_minutes, dismantling_minutes } = await bookingOf(sql, id);
  const { from, to } = withSetUp(
    { from: starts_at.getTime(), to: ends_at.getTime() },
    { before: set_up_minutes, after: dismantling_minutes },
  );
  const standing = await definitesOn(sql, atomsOf(venue), new Date(from), new Date(to), id);
  // One of several units may still be free.
  if (!standing[0] || (hasUnits(venue) && standing.length < atomsOf(venue).length)) return new LookAgain();
  return new Refused('taken', `${standingText(standing[0])}.`, standing);
}
