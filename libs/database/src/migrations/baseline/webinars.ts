/** Webinars, and how their seats are given. */
export const webinarSchema = [
  `CREATE TABLE webinars (
     starts_at timestamptz NOT NULL,
     seats_taken int NOT NULL DEFAULT 0,
     seats int,
     sequence int NOT NULL DEFAULT 0,
     counted_at timestamptz,
     seated int NOT NULL DEFAULT 0,
     anybody_waits boolean NOT NULL DEFAULT false,
     seated_lately int[] NOT NULL DEFAULT '{}',
     CONSTRAINT webinars_seats_check CHECK (seats >= 0),
     CONSTRAINT webinars_seats_taken_check CHECK (seats_taken >= 0),
     CONSTRAINT webinars_pkey PRIMARY KEY (starts_at)
   )`,
  `CREATE TABLE webinar_digests (
     hour timestamptz NOT NULL,
     id uuid NOT NULL,
     CONSTRAINT webinar_digests_pkey PRIMARY KEY (hour)
   )`,
  `CREATE TABLE webinar_registrations (
     starts_at timestamptz NOT NULL,
     mailbox text NOT NULL,
     answered int NOT NULL DEFAULT 0,
     seated int NOT NULL DEFAULT 0,
     CONSTRAINT webinar_registrations_pkey PRIMARY KEY (starts_at, mailbox)
   )`,
  `CREATE VIEW webinar_seats AS
     SELECT webinar_starts_at AS starts_at, lower(email) AS email, min(created_at) AS taken_at FROM tour_bookings
     WHERE kind = 'webinar' AND webinar_status IN ('confirmed', 'provisional') GROUP BY webinar_starts_at, lower(email)`,
  `CREATE RULE webinar_seats_end_with_their_sign_up AS ON DELETE TO webinar_seats DO INSTEAD NOTHING`,
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
  `CREATE FUNCTION place_webinar_sign_ups(webinar timestamptz, given_seats int, wishes jsonb, join_window interval, rush int, answers int) RETURNS TABLE(place int, status text, granted boolean, first_seat boolean) LANGUAGE plpgsql AS $$
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
     known.anybody_waits := EXISTS (SELECT FROM tour_bookings WHERE kind = 'webinar' AND webinar_starts_at = webinar AND webinar_status = 'waitlisted');
     WITH holder AS (
       SELECT min(created_at) AS since FROM tour_bookings WHERE kind = 'webinar' AND webinar_starts_at = webinar AND webinar_status IN ('confirmed', 'provisional') GROUP BY mailbox_of(email)),
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
                FROM tour_bookings WHERE kind = 'webinar' AND webinar_starts_at = webinar AND mailbox_of(email) = mailbox_of(entry.email)) own
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
 $$`,
  `CREATE FUNCTION take_webinar_seats(webinar timestamptz, seats int, emails text[], hashes bytea[], join_window interval) RETURNS SETOF text LANGUAGE plpgsql AS $$
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
  `CREATE TRIGGER tour_bookings_webinar_deleted AFTER DELETE ON tour_bookings FOR EACH ROW WHEN ((old.kind = 'webinar')) EXECUTE FUNCTION void_webinar_count()`,
  `CREATE TRIGGER tour_bookings_webinar_inserted AFTER INSERT ON tour_bookings FOR EACH ROW WHEN (((new.kind = 'webinar') AND (current_setting('mainstage.placing', true) IS DISTINCT FROM 'on'))) EXECUTE FUNCTION void_webinar_count()`,
  `CREATE TRIGGER tour_bookings_webinar_truncated AFTER TRUNCATE ON tour_bookings FOR EACH STATEMENT EXECUTE FUNCTION void_webinar_count()`,
  `CREATE TRIGGER tour_bookings_webinar_updated AFTER UPDATE ON tour_bookings FOR EACH ROW
     WHEN ((OLD.webinar_starts_at, OLD.webinar_status, OLD.email, OLD.created_at)
       IS DISTINCT FROM (NEW.webinar_starts_at, NEW.webinar_status, NEW.email, NEW.created_at))
     EXECUTE FUNCTION void_webinar_count()`,
];
