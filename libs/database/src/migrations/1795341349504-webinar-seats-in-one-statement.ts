import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Seats are given inside the one statement of the intake. A statement sees the state at its beginning, also when it
 * waited for a lock since; a volatile function looks anew at each of its own statements, so what it reads after the lock
 * is what all who held the lock before have left.
 */
export class WebinarSeatsInOneStatement1795341349504 implements MigrationInterface {
  name = 'WebinarSeatsInOneStatement1795341349504';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(takeWebinarSeats);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION take_webinar_seats');
  }
}

/*
 * Parameters: the webinar, how many seats it has, addresses and content hashes in the order of their arrival, and how
 * long the same content joins the first sign-up. Gives the addresses, in lower case, that hold a seat now.
 */
const takeWebinarSeats = `
  CREATE FUNCTION take_webinar_seats(webinar timestamptz, seats int, emails text[], hashes bytea[], join_window interval)
  RETURNS SETOF text LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    room int;
  BEGIN
    INSERT INTO webinars (starts_at) VALUES (webinar) ON CONFLICT DO NOTHING;
    SELECT seats - seats_taken INTO room FROM webinars WHERE starts_at = webinar FOR UPDATE;
    RETURN QUERY
      WITH wish AS (
        SELECT lower(given.email) AS address, min(given.place) AS place
        FROM unnest(emails, hashes) WITH ORDINALITY AS given (email, hash, place)
        WHERE NOT EXISTS (
          SELECT FROM recent_submissions
          WHERE form = 'webinar' AND content_hash = given.hash AND submitted_at >= now() - join_window)
        GROUP BY 1),
      held AS (
        SELECT address FROM wish JOIN webinar_seats ON starts_at = webinar AND email = address),
      taken AS (
        INSERT INTO webinar_seats (starts_at, email)
        SELECT webinar, address FROM wish WHERE address NOT IN (SELECT address FROM held)
        ORDER BY place LIMIT greatest(room, 0)
        RETURNING email),
      counted AS (
        UPDATE webinars SET seats_taken = seats_taken + (SELECT count(*) FROM taken) WHERE starts_at = webinar)
      SELECT address FROM held UNION ALL SELECT email FROM taken;
  END
  $$`;
