import { setUpOf } from '@mainstage/calendar/house/set-up';
import { rows } from '@mainstage/database/sql';
import { changing, LookAgain, soldTwice } from '../changing';
import type { Actor, Desk } from '../desk';
import { note } from '../events';
import { takePlace } from '../places';
import { moveUp, rankOf } from '../ranks';
import { Refused } from '../refused';
import { bookingColumns, type BookingRow, bookingOf, hold } from '../rows';
import { definitesMeeting, optionsAfter, optionsBefore } from '../standing';
import { mustBe } from '../states';
import { standingText } from '../words';
import { placeOfWish, type Wish } from './request';

export type NewPlace = Pick<Wish, 'venue' | 'day' | 'hire' | 'setUp'>;

/**
 * Moves a booking to another venue, day or hours. An option stands last in line there; whoever waited where it was
 * moves up.
 * @throws Refused `not_found`, `wrong_state`, `invalid`, `past`, `taken`, `not_first`
 */
export async function move(desk: Desk, id: string, to: NewPlace, by: Actor): Promise<BookingRow> {
  return changing(desk.pool, async (sql) => {
    const booking = await hold(sql, id);
    await mustBe(sql, booking, ['requested', 'option', 'definite'], 'be moved');
    const { venue, hours } = placeOfWish(to);
    const setUp = to.setUp ?? setUpOf(venue);
    const waiting = await optionsAfter(sql, id);
    const [moved] = await rows<BookingRow>(
      sql,
      `UPDATE bookings SET venue = $2, day = $3, hire = $4, starts_at = $5, ends_at = $6, set_up_minutes = $7,
         dismantling_minutes = $8, option_order = CASE WHEN state = 'option' THEN nextval('option_order') END,
         expires_at = CASE WHEN state = 'option' THEN least(expires_at, $5) END WHERE id = $1 RETURNING ${bookingColumns}`,
      [
        ...[id, venue, to.day, typeof to.hire === 'string' ? to.hire : null],
        ...[new Date(hours.from), new Date(hours.to), setUp.before, setUp.after],
      ],
    );
    if (moved!.starts_at <= moved!.now) throw new Refused('past', 'That time has begun.');
    await takePlace(sql, moved!);
    const taken = await definitesMeeting(sql, id);
    if (taken[0] && moved!.state !== 'requested') throw new Refused('taken', `${standingText(taken[0])}.`, taken);
    await standAgain(moved!);
    await note(sql, booking, 'moved', by);
    await moveUp(sql, waiting);
    return bookingOf(sql, id);

    async function standAgain({ state, option_order: order }: BookingRow): Promise<void> {
      if (state === 'option') {
        const rank = await rankOf(sql, id, order!);
        await sql.query('UPDATE bookings SET rank = $2 WHERE id = $1', [id, rank]);
        await sql.query(`UPDATE booked_atoms SET state = 'option', rank = $2 WHERE booking_id = $1`, [id, rank]);
      }
      if (state !== 'definite') return;
      const before = await optionsBefore(sql, id);
      if (before[0]) throw new Refused('not_first', `${standingText(before[0])}.`, before);
      await sql
        .query(`UPDATE booked_atoms SET state = 'definite' WHERE booking_id = $1`, [id])
        .catch((error: unknown) => {
          // Somebody took it a moment ago: in the next look it stands there and has a name.
          throw soldTwice(error) ? new LookAgain() : error;
        });
    }
  });
}

/**
 * Gives a booking other times to build up and to dismantle, in minutes; what `move` says of options holds here too.
 * @throws Refused as `move`
 */
export async function setUp(desk: Desk, id: string, minutes: Required<Wish>['setUp'], by: Actor): Promise<BookingRow> {
  const { venue, day, hire, starts_at, ends_at } = await bookingOf(desk.pool, id);
  const hours = { from: starts_at.getTime(), to: ends_at.getTime() };
  return move(desk, id, { venue, day, hire: hire ?? hours, setUp: minutes }, by);
}
