import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The webinar's row is inserted only where there is none, instead of each time in vain. Wishes may be whole entries of the
 * intake, so that nobody puts them together anew. What the function does stays as it was (WishesReadAtOnce), and the build
 * before calls the same one.
 */
export class WishesWithoutDetours1795371000000 implements MigrationInterface {
  name = 'WishesWithoutDetours1795371000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(placeSignUps);
  }

  async down(): Promise<void> {
    // The build before works with it.
  }
}

const ofWebinar = `kind = 'webinar' AND webinar_starts_at = webinar`;
const seated = `webinar_status IN ('confirmed', 'provisional')`;

/*
 * No two wishes of a statement are of one mailbox or of one content, so none of them changes what is read of another. The
 * row of the webinar is read by the statement that locks it, so it is what all who held the lock before have left.
 */
const placeSignUps = `
CREATE OR REPLACE FUNCTION place_webinar_sign_ups(webinar timestamptz, given_seats int, wishes jsonb, join_window interval, rush int, answers int)
 RETURNS TABLE (place int, status text, granted boolean, first_seat boolean) LANGUAGE plpgsql VOLATILE AS $$
 #variable_conflict use_column
 DECLARE
   known webinars;
   this_minute constant timestamptz := date_trunc('minute', now());
   minutes_passed int;
   lately int;
   wish record;
 BEGIN
   LOOP
     SELECT * INTO known FROM webinars WHERE starts_at = webinar FOR UPDATE;
     EXIT WHEN FOUND;
     INSERT INTO webinars (starts_at, seats) VALUES (webinar, given_seats) ON CONFLICT DO NOTHING;
   END LOOP;
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
     SELECT ordinality::int AS nth, wants_seat, own.*
     FROM ROWS FROM (jsonb_to_recordset(wishes) AS (email text, hash text, wants_seat boolean)) WITH ORDINALITY AS entry,
       LATERAL (SELECT coalesce(bool_or(webinar_status = 'confirmed'), false) AS confirmed,
                       coalesce(bool_or(webinar_status = 'provisional'), false) AS provisional,
                       count(*) FILTER (WHERE NOT visitor_not_mailed) AS answered
                FROM tour_bookings WHERE ${ofWebinar} AND mailbox_of(email) = mailbox_of(entry.email)) own
     WHERE (SELECT true FROM recent_submissions
       WHERE form = 'webinar' AND content_hash = decode(entry.hash, 'hex') AND submitted_at >= now() - join_window LIMIT 1) IS NULL
     ORDER BY nth
   LOOP
     place := wish.nth;
     first_seat := false;
     IF NOT wish.wants_seat THEN
       status := 'held';
       granted := false;
     ELSE
       granted := wish.answered < answers;
       IF wish.confirmed THEN status := 'confirmed';
       ELSIF wish.provisional THEN status := 'provisional';
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
 $$`;
