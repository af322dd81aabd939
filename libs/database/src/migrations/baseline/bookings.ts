import { areas, limits, venues } from './guest-figures';

/** By venue: its floors, what the largest room on each takes, and the capacities. */
const facts = Object.fromEntries(
  Object.entries(venues).map(([venue, { floors, ...capacities }]) => [
    venue,
    { ...capacities, floors: Object.keys(floors).map(Number), rooms: Object.values(floors) },
  ]),
);

/** The calendar of the house (docs/adr/0017-calendar.md). */
export const bookingSchema = [
  `CREATE FUNCTION guest_limits() RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT '{${limits.join(',')}}'::int[] $$`,
  `CREATE SEQUENCE option_order`,
  `CREATE TABLE bookings (
     id uuid NOT NULL DEFAULT gen_random_uuid(),
     created_at timestamptz NOT NULL DEFAULT now(),
     origin text NOT NULL,
     external_id text,
     lead_form text,
     lead_id uuid,
     client text,
     client_email text,
     venue text NOT NULL,
     day date NOT NULL,
     hire text,
     starts_at timestamptz NOT NULL,
     ends_at timestamptz NOT NULL,
     set_up_minutes int NOT NULL,
     dismantling_minutes int NOT NULL,
     guests int,
     layout text,
     state text NOT NULL DEFAULT 'requested',
     rank int,
     option_order bigint,
     expires_at timestamptz,
     challenged_until timestamptz,
     challenged_by uuid,
     import_id uuid,
     tell_client boolean NOT NULL DEFAULT true,
     area_guests int[],
     over_limit boolean NOT NULL DEFAULT false,
     waits_for_guests boolean NOT NULL DEFAULT false,
     CONSTRAINT bookings_challenge_check CHECK ((state = 'option') OR (challenged_until IS NULL)),
     CONSTRAINT bookings_dismantling_check CHECK ((dismantling_minutes >= 0) AND (dismantling_minutes <= 10080)),
     CONSTRAINT bookings_guests_check CHECK (guests > 0),
     CONSTRAINT bookings_hire_check CHECK (hire IN ('morning', 'afternoon', 'full-day', 'evening', 'day-and-evening')),
     CONSTRAINT bookings_hours_check CHECK (starts_at < ends_at),
     CONSTRAINT bookings_lead_check CHECK ((lead_form IS NULL) = (lead_id IS NULL)),
     CONSTRAINT bookings_option_end_check CHECK ((state = 'option') = (expires_at IS NOT NULL)),
     CONSTRAINT bookings_option_order_check CHECK ((state = 'option') = (option_order IS NOT NULL)),
     CONSTRAINT bookings_option_rank_check CHECK ((state = 'option') = (rank IS NOT NULL)),
     CONSTRAINT bookings_origin_check CHECK (origin IN ('visitor', 'sales', 'import', 'demo')),
     CONSTRAINT bookings_rank_check CHECK (rank > 0),
     CONSTRAINT bookings_set_up_check CHECK ((set_up_minutes >= 0) AND (set_up_minutes <= 10080)),
     CONSTRAINT bookings_state_check CHECK (state IN ('requested', 'option', 'definite', 'released', 'expired', 'cancelled')),
     CONSTRAINT bookings_external_id_key UNIQUE (external_id),
     CONSTRAINT bookings_pkey PRIMARY KEY (id),
     CONSTRAINT bookings_challenged_by_fkey FOREIGN KEY (challenged_by) REFERENCES bookings(id) ON DELETE SET NULL
   )`,
  `CREATE INDEX bookings_challenger ON bookings (challenged_by) WHERE (challenged_by IS NOT NULL)`,
  `CREATE INDEX bookings_crowd ON bookings USING gist (tstzrange(starts_at, ends_at))
     WHERE (state = 'definite') OR ((state = 'option') AND ((rank = 1) OR waits_for_guests))`,
  `CREATE INDEX bookings_expiry ON bookings (LEAST(expires_at, challenged_until)) WHERE (state = 'option')`,
  `CREATE INDEX bookings_import ON bookings (import_id) WHERE (import_id IS NOT NULL)`,
  `CREATE INDEX bookings_lead ON bookings (lead_id) WHERE (lead_id IS NOT NULL)`,
  `CREATE INDEX bookings_live ON bookings (starts_at) WHERE (state IN ('requested', 'option', 'definite'))`,
  `CREATE TABLE booked_atoms (
     booking_id uuid NOT NULL,
     atom text NOT NULL,
     during tstzrange NOT NULL,
     state text NOT NULL,
     rank int,
     CONSTRAINT booked_atoms_during_check CHECK (NOT isempty(during)),
     CONSTRAINT booked_atoms_rank_check CHECK ((state = 'option') = (rank IS NOT NULL)),
     CONSTRAINT booked_atoms_state_check CHECK (state IN ('requested', 'option', 'definite')),
     CONSTRAINT booked_atoms_pkey PRIMARY KEY (booking_id, atom),
     CONSTRAINT booked_atoms_ranked_once EXCLUDE USING gist (atom WITH =, rank WITH =, during WITH &&) WHERE (state = 'option') DEFERRABLE,
     CONSTRAINT booked_atoms_sold_once EXCLUDE USING gist (atom WITH =, during WITH &&) WHERE (state = 'definite'),
     CONSTRAINT booked_atoms_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE
   )`,
  `CREATE INDEX booked_atoms_during ON booked_atoms USING gist (atom, during)`,
  `CREATE TABLE booking_events (
     id bigint GENERATED ALWAYS AS IDENTITY,
     booking_id uuid NOT NULL,
     at timestamptz NOT NULL DEFAULT clock_timestamp(),
     by text NOT NULL,
     action text NOT NULL,
     before jsonb NOT NULL,
     note text,
     change_id uuid,
     mail_ids uuid[],
     CONSTRAINT booking_events_pkey PRIMARY KEY (id),
     CONSTRAINT booking_events_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE
   )`,
  `CREATE INDEX booking_events_booking ON booking_events (booking_id, id)`,
  `CREATE INDEX booking_events_change ON booking_events (change_id) WHERE (change_id IS NOT NULL)`,
  `CREATE TABLE calendar_feeds (
     floor int NOT NULL,
     round int NOT NULL DEFAULT 0,
     CONSTRAINT calendar_feeds_pkey PRIMARY KEY (floor)
   )`,
  `CREATE FUNCTION count_area_guests() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  areas CONSTANT jsonb := '${JSON.stringify(areas)}';
  limits CONSTANT int[] := guest_limits();
  facts CONSTANT jsonb := '${JSON.stringify(facts)}'::jsonb -> NEW.venue;
  floors CONSTANT jsonb := facts -> 'floors';
  rooms CONSTANT jsonb := facts -> 'rooms';
  own CONSTANT int := coalesce(jsonb_array_length(floors), 0);
  counted CONSTANT int := coalesce(NEW.guests, (facts -> 'layouts' ->> NEW.layout)::int, (facts ->> 'guests')::int);
  counts int[] := '{}';
  total int := 0;
  inside int;
  shares int;
BEGIN
  FOR floor IN 0..own - 1 LOOP
    total := total + (rooms ->> floor)::int;
  END LOOP;
  FOR area IN 1..cardinality(limits) LOOP
    inside := 0;
    shares := 0;
    FOR floor IN 0..own - 1 LOOP
      IF areas -> (area - 1) @> (floors -> floor) THEN
        inside := inside + 1;
        shares := shares + least(limits[1], ceil(counted * (rooms ->> floor)::numeric / total));
      END IF;
    END LOOP;
    counts[area] := CASE WHEN own = 0 THEN 0 WHEN inside = own THEN counted ELSE least(limits[area], shares) END;
  END LOOP;
  NEW.area_guests := counts;
  RETURN NEW;
END $$`,
  `CREATE FUNCTION check_guest_limits() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = 'off' AS $$
DECLARE
  limits CONSTANT int[] := guest_limits();
  booking bookings;
  over record;
BEGIN
  SELECT * INTO booking FROM bookings WHERE id = NEW.id;
  IF booking.state IS DISTINCT FROM 'definite' OR booking.over_limit THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'definite' AND OLD.starts_at <= booking.starts_at AND booking.ends_at <= OLD.ends_at
    AND NOT EXISTS (SELECT FROM unnest(OLD.area_guests, booking.area_guests) area (before, after) WHERE after > before)
  THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(7266102, day % 64) FROM generate_series(
    floor((extract(epoch FROM booking.starts_at) - 10800) / 86400)::int,
    floor((extract(epoch FROM booking.ends_at) - 10801) / 86400)::int) day;
  WITH crowd AS MATERIALIZED (
    SELECT greatest(starts_at, booking.starts_at) AS comes, ends_at AS leaves, area_guests FROM bookings
    WHERE state = 'definite' AND tstzrange(starts_at, ends_at) && tstzrange(booking.starts_at, booking.ends_at))
  SELECT area.position, moment.at, sum(area.guests) AS guests INTO over
  FROM (SELECT DISTINCT comes AS at FROM crowd) moment
  JOIN crowd other ON other.comes <= moment.at AND moment.at < other.leaves
  CROSS JOIN unnest(other.area_guests) WITH ORDINALITY area (guests, position)
  WHERE booking.area_guests[area.position] > 0
  GROUP BY area.position, moment.at HAVING sum(area.guests) > limits[area.position] LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'area % holds % guests and would have % at %', over.position, limits[over.position], over.guests, over.at
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_guest_limits', TABLE = 'bookings';
  END IF;
  RETURN NULL;
END $$`,
  `CREATE TRIGGER bookings_area_guests BEFORE INSERT OR UPDATE OF venue, guests, layout ON bookings FOR EACH ROW EXECUTE FUNCTION count_area_guests()`,
  `CREATE CONSTRAINT TRIGGER bookings_guest_limits AFTER INSERT OR UPDATE OF state, venue, guests, layout, starts_at, ends_at, over_limit ON bookings DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN ((new.state = 'definite')) EXECUTE FUNCTION check_guest_limits()`,
];
