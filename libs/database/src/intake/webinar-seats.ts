import type { EntityManager } from 'typeorm';
import type { WorkedOut } from '../selected';
import { rows } from '../sql';

/** SQL of a sign-up that takes a seat, for good or for now. */
export const seatedSql = `webinar_status IN ('confirmed', 'provisional')`;

/**
 * Seats nobody holds yet; they are given by the statement that writes the sign-up (lead-statement.ts). They are as it
 * counted them, or counted here where that count is void.
 */
export async function seatsLeft(manager: EntityManager, startsAt: Date, seats: number): Promise<number> {
  const [{ taken } = { taken: 0 }] = await rows<WorkedOut<{ taken: number }>>(
    manager,
    `SELECT coalesce(
       (SELECT seated FROM webinars WHERE starts_at = $1 AND counted_at IS NOT NULL),
       (SELECT count(DISTINCT mailbox_of(email))::int FROM tour_bookings
        WHERE kind = 'webinar' AND webinar_starts_at = $1 AND ${seatedSql})) AS taken`,
    [startsAt],
  );
  return Math.max(0, seats - taken);
}
