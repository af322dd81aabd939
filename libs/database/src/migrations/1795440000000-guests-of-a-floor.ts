import type { MigrationInterface, QueryRunner } from 'typeorm';
import { areas, limits, venues } from './guest-figures';

/**
 * The guests of definite bookings stay within the figure of each event floor, each pair of floors and the building at every
 * moment (docs/adr/0053-guests-of-a-floor.md). The figures are those of libs/venues/facts; a spec compares them.
 */
export class GuestsOfAFloor1795440000000 implements MigrationInterface {
  name = 'GuestsOfAFloor1795440000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER bookings_guest_limits ON bookings');
    await runner.query('DROP TRIGGER bookings_area_guests ON bookings');
    await runner.query('DROP FUNCTION check_guest_limits(), count_area_guests(), guest_limits()');
    await runner.query(
      'ALTER TABLE bookings DROP COLUMN area_guests, DROP COLUMN over_limit, DROP COLUMN waits_for_guests',
    );
  }
}

const areaGuests = `CREATE FUNCTION count_area_guests() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  areas CONSTANT jsonb := '${JSON.stringify(areas)}';
  limits CONSTANT int[] := guest_limits();
  facts CONSTANT jsonb := '${JSON.stringify(venues)}'::jsonb -> NEW.venue;
  floors CONSTANT jsonb := facts -> 'floors';
  counted CONSTANT int := coalesce(NEW.guests, (facts -> 'layouts' ->> NEW.layout)::int, (facts ->> 'guests')::int);
  total int;
  own int;
  inside int;
  shares int;
BEGIN
  SELECT sum(value::int), count(*) INTO total, own FROM jsonb_each_text(floors);
  NEW.area_guests := '{}';
  FOR area IN 1..cardinality(limits) LOOP
    SELECT count(*), coalesce(sum(least(limits[1], ceil(counted * value::numeric / total))), 0) INTO inside, shares
    FROM jsonb_each_text(floors) WHERE areas -> (area - 1) @> key::jsonb;
    NEW.area_guests[area] := CASE WHEN own = 0 THEN 0 WHEN inside = own THEN counted ELSE least(limits[area], shares) END;
  END LOOP;
  RETURN NEW;
END $$`;

/**
 * Refuses what takes an area above its figure. A booking that takes less than before, and one that is kept above it, passes.
 * The locks, one for each day, keep two transactions from not seeing each other; a change of the calendar has locks of the
 * same days already.
 */
const guestLimits = `CREATE FUNCTION check_guest_limits() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
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
  SELECT area.position, moment.at, sum(area.guests) AS guests INTO over
  FROM (SELECT DISTINCT greatest(starts_at, booking.starts_at) AS at FROM bookings
    WHERE state = 'definite' AND tstzrange(starts_at, ends_at) && tstzrange(booking.starts_at, booking.ends_at)) moment
  JOIN bookings other ON other.state = 'definite' AND tstzrange(other.starts_at, other.ends_at) @> moment.at
  CROSS JOIN unnest(other.area_guests) WITH ORDINALITY area (guests, position)
  WHERE booking.area_guests[area.position] > 0
  GROUP BY area.position, moment.at HAVING sum(area.guests) > limits[area.position] LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'area % holds % guests and would have % at %', over.position, limits[over.position], over.guests, over.at
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_guest_limits', TABLE = 'bookings';
  END IF;
  RETURN NULL;
END $$`;

const statements = [
  `ALTER TABLE bookings ADD COLUMN area_guests int[], ADD COLUMN over_limit boolean NOT NULL DEFAULT false,
     ADD COLUMN waits_for_guests boolean NOT NULL DEFAULT false`,
  `CREATE FUNCTION guest_limits() RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT '{${limits.join()}}'::int[] $$`,
  areaGuests,
  guestLimits,
  `CREATE TRIGGER bookings_area_guests BEFORE INSERT OR UPDATE OF venue, guests, layout ON bookings
     FOR EACH ROW EXECUTE FUNCTION count_area_guests()`,
  // Before the check exists: what is over already stays.
  `UPDATE bookings SET venue = venue WHERE state IN ('requested', 'option', 'definite')`,
  `CREATE INDEX bookings_crowd ON bookings USING gist (tstzrange(starts_at, ends_at))
     WHERE state = 'definite' OR state = 'option' AND (rank = 1 OR waits_for_guests)`,
  // Deferrable: a booking is moved in several statements.
  `CREATE CONSTRAINT TRIGGER bookings_guest_limits
     AFTER INSERT OR UPDATE OF state, venue, guests, layout, starts_at, ends_at, over_limit ON bookings
     DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN (NEW.state = 'definite') EXECUTE FUNCTION check_guest_limits()`,
];
