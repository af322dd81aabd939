import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who holds a seat of the webinar stands in the sign-up alone: a counter, a table of seats and one of answered mailboxes
 * said the same in three other ways. A statement sees the state at its beginning, also when it waited for a lock since; a
 * volatile function looks anew at each of its own statements, so what it reads after the lock is what all who held the
 * lock before have left (docs/adr/0005-one-statement-intake.md).
 *
 * The three others stay for the build before, see the migration after this one.
 */
export class OneTruthOfSeats1795356000000 implements MigrationInterface {
  name = 'OneTruthOfSeats1795356000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Who waits, and for what, would be lost; a backup has them as they were');
  }
}

const statements = [
  `ALTER TABLE webinars ADD COLUMN seats int, ADD COLUMN sequence int NOT NULL DEFAULT 0,
     ADD CONSTRAINT webinars_seats_check CHECK (seats >= 0)`,
  `ALTER TABLE tour_bookings DROP CONSTRAINT tour_bookings_webinar_status_check,
     ADD CONSTRAINT tour_bookings_webinar_status_check
       CHECK (webinar_status IN ('confirmed', 'provisional', 'waitlisted', 'held', 'returned')),
     ADD COLUMN webinar_keep_until timestamptz, ADD COLUMN webinar_told_in uuid, ADD COLUMN webinar_device uuid`,
  // Suspected sign-ups stood on the waiting list; sales has been told of all that is there, each in a mail of its own.
  `UPDATE tour_bookings SET webinar_told_in = id,
     webinar_status = CASE WHEN suspicions <> '{}' THEN 'held' ELSE webinar_status END WHERE kind = 'webinar'`,
  `CREATE INDEX tour_bookings_webinar_mailbox ON tour_bookings (webinar_starts_at, mailbox_of(email)) WHERE kind = 'webinar'`,
  `CREATE INDEX tour_bookings_webinar_untold ON tour_bookings (created_at) WHERE kind = 'webinar' AND webinar_told_in IS NULL`,
  `CREATE TABLE webinar_digests (hour timestamptz PRIMARY KEY, id uuid NOT NULL)`,
  /*
   * wishes: email, hash and wants_seat of sign-ups in the order of their arrival. rush: seats given lately from which on
   * new ones are provisional. answers: sign-ups of one mailbox that are answered. Content seen before gets no row here.
   * Whoever waits goes before whoever comes, so while anybody waits nobody else gets a seat.
   */
  `CREATE FUNCTION place_webinar_sign_ups(webinar timestamptz, given_seats int, wishes jsonb, join_window interval, rush int, answers int)
   RETURNS TABLE (place int, status text, granted boolean, first_seat boolean) LANGUAGE plpgsql VOLATILE AS $$
   #variable_conflict use_column
   DECLARE
     taken int;
     lately int;
     anybody_waits boolean;
     wish record;
     own record;
   BEGIN
     INSERT INTO webinars AS known (starts_at, seats) VALUES (webinar, given_seats)
       ON CONFLICT (starts_at) DO UPDATE SET seats = excluded.seats WHERE known.seats IS DISTINCT FROM excluded.seats;
     PERFORM FROM webinars WHERE starts_at = webinar FOR UPDATE;
     SELECT count(DISTINCT mailbox_of(email)) FILTER (WHERE seated),
            count(DISTINCT mailbox_of(email)) FILTER (WHERE seated AND created_at > now() - interval '10 minutes'),
            coalesce(bool_or(webinar_status = 'waitlisted'), false)
       INTO taken, lately, anybody_waits
       FROM (SELECT email, created_at, webinar_status, webinar_status IN ('confirmed', 'provisional') AS seated
             FROM tour_bookings WHERE kind = 'webinar' AND webinar_starts_at = webinar) sign_ups;
     FOR wish IN
       SELECT entry.ordinality::int AS nth, entry.value->>'email' AS email, decode(entry.value->>'hash', 'hex') AS hash,
              (entry.value->>'wants_seat')::boolean AS wants_seat
       FROM jsonb_array_elements(wishes) WITH ORDINALITY AS entry ORDER BY 1
     LOOP
       CONTINUE WHEN EXISTS (SELECT FROM recent_submissions
         WHERE form = 'webinar' AND content_hash = wish.hash AND submitted_at >= now() - join_window);
       place := wish.nth;
       first_seat := false;
       IF NOT wish.wants_seat THEN
         status := 'held';
         granted := false;
       ELSE
         SELECT coalesce(bool_or(webinar_status = 'confirmed'), false) AS confirmed,
                coalesce(bool_or(webinar_status = 'provisional'), false) AS provisional,
                count(*) FILTER (WHERE NOT visitor_not_mailed) AS answered
           INTO own FROM tour_bookings
           WHERE kind = 'webinar' AND webinar_starts_at = webinar AND mailbox_of(email) = mailbox_of(wish.email);
         granted := own.answered < answers;
         IF own.confirmed THEN status := 'confirmed';
         ELSIF own.provisional THEN status := 'provisional';
         ELSIF anybody_waits OR taken >= given_seats THEN
           status := 'waitlisted';
         ELSE
           status := CASE WHEN lately >= rush THEN 'provisional' ELSE 'confirmed' END;
           taken := taken + 1;
           lately := lately + 1;
           first_seat := true;
         END IF;
       END IF;
       RETURN NEXT;
     END LOOP;
   END
   $$`,
];
