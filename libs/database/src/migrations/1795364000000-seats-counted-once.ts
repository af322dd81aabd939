import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The webinar's row keeps what was counted of its sign-ups, so that the next one costs the same whether it is the first or
 * the millionth. The sign-ups stay the one truth: whatever changes them behind the function that places them, a press of a
 * button, retention or a hand, makes the count void, and the next sign-up counts anew
 * (docs/adr/0032-one-truth-of-seats.md). The build before calls the same function and so keeps the same count.
 */
export class SeatsCountedOnce1795364000000 implements MigrationInterface {
  name = 'SeatsCountedOnce1795364000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    // The build before works with it, and its counts are right.
  }
}

const ofWebinar = `kind = 'webinar' AND webinar_starts_at = webinar`;
const seated = `webinar_status IN ('confirmed', 'provisional')`;

const statements = [
  `ALTER TABLE webinars ADD COLUMN counted_at timestamptz, ADD COLUMN seated int NOT NULL DEFAULT 0,
     ADD COLUMN anybody_waits boolean NOT NULL DEFAULT false, ADD COLUMN seated_lately int[] NOT NULL DEFAULT '{}'`,
  // Who places sign-ups says so for as long as the transaction lasts, since it has counted what it is about to write.
  `CREATE FUNCTION void_webinar_count() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'TRUNCATE' THEN UPDATE webinars SET counted_at = NULL WHERE counted_at IS NOT NULL; END IF;
     IF TG_OP IN ('UPDATE', 'DELETE') THEN
       UPDATE webinars SET counted_at = NULL WHERE starts_at = OLD.webinar_starts_at AND counted_at IS NOT NULL;
     END IF;
     IF TG_OP IN ('UPDATE', 'INSERT') THEN
       UPDATE webinars SET counted_at = NULL WHERE starts_at = NEW.webinar_starts_at AND counted_at IS NOT NULL;
     END IF;
     RETURN NULL;
   END
   $$`,
  `CREATE TRIGGER tour_bookings_webinar_inserted AFTER INSERT ON tour_bookings FOR EACH ROW
     WHEN (NEW.kind = 'webinar' AND current_setting('mainstage.placing', true) IS DISTINCT FROM 'on')
     EXECUTE FUNCTION void_webinar_count();
   CREATE TRIGGER tour_bookings_webinar_updated AFTER UPDATE ON tour_bookings FOR EACH ROW
     WHEN ((OLD.webinar_starts_at, OLD.webinar_status, OLD.email, OLD.created_at)
       IS DISTINCT FROM (NEW.webinar_starts_at, NEW.webinar_status, NEW.email, NEW.created_at))
     EXECUTE FUNCTION void_webinar_count();
   CREATE TRIGGER tour_bookings_webinar_deleted AFTER DELETE ON tour_bookings FOR EACH ROW
     WHEN (OLD.kind = 'webinar') EXECUTE FUNCTION void_webinar_count();
   CREATE TRIGGER tour_bookings_webinar_truncated AFTER TRUNCATE ON tour_bookings
     FOR EACH STATEMENT EXECUTE FUNCTION void_webinar_count()`,
  /*
   * As before (OneTruthOfSeats): wishes: email, hash and wants_seat of sign-ups in the order of their arrival. rush: seats
   * given lately from which on new ones are provisional. answers: sign-ups of one mailbox that are answered. Content seen
   * before gets no row here. Whoever waits goes before whoever comes, so while anybody waits nobody else gets a seat.
   *
   * The row is read by the statement that locks it, so it is what all who held the lock before have left.
   */
  `CREATE OR REPLACE FUNCTION place_webinar_sign_ups(webinar timestamptz, given_seats int, wishes jsonb, join_window interval, rush int, answers int)
   RETURNS TABLE (place int, status text, granted boolean, first_seat boolean) LANGUAGE plpgsql VOLATILE AS $$
   #variable_conflict use_column
   DECLARE
     known webinars;
     this_minute constant timestamptz := date_trunc('minute', now());
     minutes_passed int;
     lately int;
     wish record;
     own record;
   BEGIN
     INSERT INTO webinars (starts_at, seats) VALUES (webinar, given_seats) ON CONFLICT DO NOTHING;
     SELECT * INTO known FROM webinars WHERE starts_at = webinar FOR UPDATE;
     IF known.counted_at IS NULL THEN
       known.anybody_waits := EXISTS (SELECT FROM tour_bookings WHERE ${ofWebinar} AND webinar_status = 'waitlisted');
       WITH holder AS (
         SELECT min(created_at) AS since FROM tour_bookings WHERE ${ofWebinar} AND ${seated} GROUP BY mailbox_of(email)),
       lately AS (
         SELECT greatest(0, extract(epoch FROM this_minute - date_trunc('minute', since)) / 60)::int AS ago, count(*)::int AS given
         FROM holder WHERE since >= this_minute - interval '10 minutes' GROUP BY 1)
       SELECT (SELECT count(*) FROM holder), array_agg(coalesce(given, 0) ORDER BY ago) INTO known.seated, known.seated_lately
         FROM generate_series(0, 10) ago LEFT JOIN lately USING (ago);
     ELSE
       minutes_passed := least(11, greatest(0, extract(epoch FROM this_minute - date_trunc('minute', known.counted_at)) / 60))::int;
       known.seated_lately := array_fill(0, ARRAY[minutes_passed]) || known.seated_lately[1:11 - minutes_passed];
     END IF;
     SELECT sum(given) INTO lately FROM unnest(known.seated_lately) given;
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
           INTO own FROM tour_bookings WHERE ${ofWebinar} AND mailbox_of(email) = mailbox_of(wish.email);
         granted := own.answered < answers;
         IF own.confirmed THEN status := 'confirmed';
         ELSIF own.provisional THEN status := 'provisional';
         ELSIF known.anybody_waits OR known.seated >= given_seats THEN
           status := 'waitlisted';
           known.anybody_waits := true;
         ELSE
           status := CASE WHEN lately >= rush THEN 'provisional' ELSE 'confirmed' END;
           lately := lately + 1;
           known.seated := known.seated + 1;
           known.seated_lately[1] := known.seated_lately[1] + 1;
           first_seat := true;
         END IF;
       END IF;
       RETURN NEXT;
     END LOOP;
     PERFORM set_config('mainstage.placing', 'on', true);
     UPDATE webinars SET seats = given_seats, counted_at = greatest(now(), known.counted_at), seated = known.seated,
         anybody_waits = known.anybody_waits, seated_lately = known.seated_lately
       WHERE starts_at = webinar;
   END
   $$`,
];
