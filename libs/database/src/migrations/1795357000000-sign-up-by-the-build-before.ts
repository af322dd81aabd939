import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The build before goes on signing up while processes are exchanged, and after a step back
 * (docs/adr/0032-one-truth-of-seats.md): its function places sign-ups as this build does, its table of seats is a view of
 * them; its counter and its table of answered mailboxes stay. Databases that lost them to an earlier form of the migration
 * before this one get them again.
 */
export class SignUpByTheBuildBefore1795357000000 implements MigrationInterface {
  name = 'SignUpByTheBuildBefore1795357000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    // What it makes serves the build before alone.
  }
}

const statements = [
  `ALTER TABLE webinars ADD COLUMN IF NOT EXISTS seats_taken int NOT NULL DEFAULT 0
     CONSTRAINT webinars_seats_taken_check CHECK (seats_taken >= 0)`,
  `CREATE TABLE IF NOT EXISTS webinar_registrations (
     starts_at timestamptz NOT NULL,
     mailbox text NOT NULL,
     answered int NOT NULL DEFAULT 0,
     seated int NOT NULL DEFAULT 0,
     PRIMARY KEY (starts_at, mailbox)
   )`,
  // One statement, so that nobody meets a schema without the name.
  `DROP TABLE IF EXISTS webinar_seats;
   CREATE VIEW webinar_seats AS
     SELECT webinar_starts_at AS starts_at, lower(email) AS email, min(created_at) AS taken_at FROM tour_bookings
     WHERE kind = 'webinar' AND webinar_status IN ('confirmed', 'provisional') GROUP BY 1, 2;
   CREATE RULE webinar_seats_end_with_their_sign_up AS ON DELETE TO webinar_seats DO INSTEAD NOTHING`,
  /*
   * As the build before calls it; it writes 'confirmed' for the addresses that it gets back and 'waitlisted' for the
   * others, in the statement that calls, so under the same lock. Gives the addresses, in lower case, that hold a seat now.
   */
  `CREATE OR REPLACE FUNCTION take_webinar_seats(webinar timestamptz, seats int, emails text[], hashes bytea[], join_window interval)
   RETURNS SETOF text LANGUAGE plpgsql VOLATILE AS $$
   BEGIN
     RETURN QUERY
       SELECT lower(placed.email)
       FROM place_webinar_sign_ups(
              webinar, seats,
              (SELECT jsonb_agg(jsonb_build_object('email', given.email, 'hash', encode(given.hash, 'hex'), 'wants_seat', true)
                                ORDER BY given.place)
               FROM unnest(emails, hashes) WITH ORDINALITY AS given (email, hash, place)),
              join_window, seats + 1, 1) sign_up
         JOIN unnest(emails) WITH ORDINALITY AS placed (email, place) ON placed.place = sign_up.place
       WHERE sign_up.status IN ('confirmed', 'provisional');
   END
   $$`,
];
