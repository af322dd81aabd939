import { rows, type Sql } from '../sql';

/** Seats nobody holds yet; they are given by the statement that writes the sign-up (lead-statement.ts). */
export async function seatsLeft(sql: Sql, startsAt: Date, seats: number): Promise<number> {
  const [webinar] = await rows<{ seats_taken: number }>(sql, 'SELECT seats_taken FROM webinars WHERE starts_at = $1', [
    startsAt,
  ]);
  return Math.max(0, seats - (webinar?.seats_taken ?? 0));
}
