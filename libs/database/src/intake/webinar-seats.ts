import type { WorkedOut } from '../selected';
import { rows, type Sql } from '../sql';

/** SQL of a sign-up that takes a seat, for good or for now. */
export const seatedSql = `webinar_status IN ('confirmed', 'provisional')`;

/** Seats nobody holds yet; they are given by the statement that writes the sign-up (lead-statement.ts). */
export async function seatsLeft(sql: Sql, startsAt: Date, seats: number): Promise<number> {
  const [{ taken } = { taken: 0 }] = await rows<WorkedOut<{ taken: number }>>(
    sql,
    `SELECT count(DISTINCT mailbox_of(email))::int AS taken FROM tour_bookings
     WHERE kind = 'webinar' AND webinar_starts_at = $1 AND ${seatedSql}`,
    [startsAt],
  );
  return Math.max(0, seats - taken);
}
