import type { BookingState } from '@mainstage/leads/booking/entity';
import type { Sql } from '@mainstage/database/sql';
import { changing } from '../changing';
import type { Actor, Desk } from '../desk';
import { type BookingAction, note } from '../events';
import { oweAnswer, oweNotice } from '../mails';
import { moveUp } from '../ranks';
import { type BookingRow, bookingOf, hold } from '../rows';
import { optionsAfter } from '../standing';
import { mustBe } from '../states';

/** The ways in which a booking ends, and the state that each leads to. */
const endings = {
  'turned-down': 'released',
  released: 'released',
  'gave-way': 'released',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Partial<Record<BookingAction, BookingState>>;

export type Ending = keyof typeof endings;

/** Sales lets go of a request or an option. Whoever waited behind moves up. @throws Refused `not_found`, `wrong_state` */
export const release = (desk: Desk, id: string, by: Actor) =>
  end(desk, id, 'released', by, ['requested', 'option'], 'be released');

/** Sales says no to a request or an option. @throws Refused `not_found`, `wrong_state` */
export const turnDown = (desk: Desk, id: string, by: Actor) =>
  end(desk, id, 'turned-down', by, ['requested', 'option'], 'be turned down');

/** A definite booking is given back. @throws Refused `not_found`, `wrong_state` */
export const cancel = (desk: Desk, id: string, by: Actor) =>
  end(desk, id, 'cancelled', by, ['definite'], 'be cancelled');

/**
 * Ends an option whose time, or whose time to decide, is over by the database's clock.
 * @returns whether there was anything to end
 */
export function expire(desk: Desk, id: string): Promise<boolean> {
  return changing(desk.pool, async (sql) => {
    const booking = await hold(sql, id);
    const until = [booking.expires_at, booking.challenged_until].flatMap((at) => at ?? []);
    if (booking.state !== 'option' || !until.some((at) => at <= booking.now)) return false;
    await moveUp(sql, await finish(sql, booking, 'expired', 'clock'));
    await oweNotice(sql, booking);
    return true;
  });
}

function end(
  desk: Desk,
  id: string,
  ending: Ending,
  by: Actor,
  from: readonly BookingState[],
  toDo: string,
): Promise<BookingRow> {
  return changing(desk.pool, async (sql) => {
    const booking = await hold(sql, id);
    await mustBe(sql, booking, from, toDo);
    await moveUp(sql, await finish(sql, booking, ending, by));
    return bookingOf(sql, id);
  });
}

/**
 * Ends a booking that is held, frees what it took and tells its client.
 * @returns the options that waited behind it, which may move up now
 */
export async function finish(sql: Sql, booking: BookingRow, ending: Ending, by: Actor): Promise<string[]> {
  const waiting = await optionsAfter(sql, booking.id);
  await sql.query('DELETE FROM booked_atoms WHERE booking_id = $1', [booking.id]);
  await sql.query(
    `UPDATE bookings SET state = $2, rank = NULL, option_order = NULL, expires_at = NULL,
       challenged_until = NULL, challenged_by = NULL WHERE id = $1`,
    [booking.id, endings[ending]],
  );
  // Whoever asked for a decision does so no more.
  await sql.query(`UPDATE bookings SET challenged_until = NULL, challenged_by = NULL WHERE challenged_by = $1`, [
    booking.id,
  ]);
  await note(sql, booking, ending, by);
  await oweAnswer(sql, booking);
  return waiting;
}
