import { rows, type Sql } from '../sql';

/**
 * Takes a seat of the webinar for an address, or finds that it holds one. The lock on the webinar's row makes
 * simultaneous sign-ups wait for each other, so seats are never given twice; call it inside the sign-up's transaction.
 * @returns whether the address holds a seat
 */
export async function takeSeat(sql: Sql, startsAt: Date, seats: number, email: string): Promise<boolean> {
  await sql.query('INSERT INTO webinars (starts_at) VALUES ($1) ON CONFLICT DO NOTHING', [startsAt]);
  await sql.query('SELECT FROM webinars WHERE starts_at = $1 FOR UPDATE', [startsAt]);
  const [seat] = await rows<{ held: boolean }>(
    sql,
    `WITH held AS (SELECT FROM webinar_seats WHERE starts_at = $1 AND email = lower($3)),
       taken AS (
         UPDATE webinars SET seats_taken = seats_taken + 1
         WHERE starts_at = $1 AND seats_taken < $2 AND NOT EXISTS (SELECT FROM held) RETURNING starts_at),
       seated AS (INSERT INTO webinar_seats (starts_at, email) SELECT starts_at, lower($3) FROM taken RETURNING email)
     SELECT EXISTS (SELECT FROM held) OR EXISTS (SELECT FROM seated) AS held`,
    [startsAt, seats, email],
  );
  return seat?.held ?? false;
}

/** Seats nobody holds yet. */
export async function seatsLeft(sql: Sql, startsAt: Date, seats: number): Promise<number> {
  const [webinar] = await rows<{ seats_taken: number }>(sql, 'SELECT seats_taken FROM webinars WHERE starts_at = $1', [
    startsAt,
  ]);
  return Math.max(0, seats - (webinar?.seats_taken ?? 0));
}
