import type { MigrationInterface, QueryRunner } from 'typeorm';

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

/** Floors of each area, in the order of `area_guests`, and the most guests of each. */
const areas = [[4], [5], [6], [4, 5], [4, 6], [5, 6], [4, 5, 6, 7, 8]];
const limits = [199, 199, 199, 350, 400, 400, 550];

/** By venue: what its largest room on each floor takes, what the venue takes, and layouts that take another number. */
const venues = {
  'skyline-stage': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 150, banquet: 180, boardroom: 40, cabaret: 166 },
  },
  'skyline-stage-terrace': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 150, banquet: 180, boardroom: 40, cabaret: 166 },
  },
  'liberty-stage': {
    floors: { '5': 199 },
    guests: 199,
    layouts: { classroom: 130, banquet: 150, boardroom: 40, cabaret: 133 },
  },
  'horizon-stage': {
    floors: { '4': 199 },
    guests: 199,
    layouts: { classroom: 112, banquet: 140, boardroom: 40, cabaret: 116 },
  },
  'nova-stage': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 112, banquet: 140, boardroom: 40, cabaret: 116 },
  },
  'nova-stage-terrace': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 112, banquet: 140, boardroom: 40, cabaret: 116 },
  },
  'vista-stage': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 96, banquet: 120, boardroom: 40, cabaret: 100 },
  },
  'vista-stage-terrace': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 96, banquet: 120, boardroom: 40, cabaret: 100 },
  },
  'skyline-horizon-double': {
    floors: { '6': 199, '4': 199 },
    guests: 400,
    layouts: { theatre: 398, classroom: 262, banquet: 320, boardroom: 40, cabaret: 282, standing: 398 },
  },
  'skyline-liberty-double': {
    floors: { '6': 199, '5': 199 },
    guests: 400,
    layouts: { theatre: 398, classroom: 280, banquet: 330, boardroom: 40, cabaret: 299, standing: 398 },
  },
  'horizon-liberty-double': {
    floors: { '4': 199, '5': 199 },
    guests: 350,
    layouts: { classroom: 242, banquet: 290, boardroom: 40, cabaret: 249 },
  },
  'horizon-skyline-double': {
    floors: { '4': 199, '6': 199 },
    guests: 400,
    layouts: { theatre: 398, classroom: 262, banquet: 320, boardroom: 40, cabaret: 282, standing: 398 },
  },
  'skyline-liberty-horizon-triple': {
    floors: { '6': 199, '5': 199, '4': 199 },
    guests: 550,
    layouts: { classroom: 392, banquet: 470, boardroom: 40, cabaret: 415 },
  },
  'skyline-studio': {
    floors: { '6': 100 },
    guests: 100,
    layouts: { classroom: 50, banquet: 62, boardroom: 40, cabaret: 52 },
  },
  'liberty-studio': {
    floors: { '5': 80 },
    guests: 80,
    layouts: { classroom: 45, banquet: 56, boardroom: 37, cabaret: 46 },
  },
  'horizon-studio': {
    floors: { '4': 60 },
    guests: 60,
    layouts: { classroom: 40, banquet: 50, boardroom: 33, cabaret: 41 },
  },
  workshop: { floors: { '5': 30 }, guests: 30, layouts: { classroom: 19, banquet: 24, boardroom: 20 } },
  arena: { floors: { '5': 30 }, guests: 30 },
  'straight-up': { floors: { '5': 30 }, guests: 30 },
  boardroom: { floors: { '5': 16 }, guests: 16 },
  'directors-circle': {
    floors: { '4': 30 },
    guests: 30,
    layouts: { theatre: 20, classroom: 9, banquet: 12, boardroom: 10, cabaret: 10 },
  },
  'private-office': { floors: { '7': 8 }, guests: 8 },
  'team-office': { floors: { '7': 20 }, guests: 20 },
  'corporate-office': { floors: { '8': 50 }, guests: 50 },
  'enterprise-office': { floors: { '8': 100 }, guests: 100 },
  'skyline-floor': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 150, banquet: 180, boardroom: 40, cabaret: 166 },
  },
  'liberty-floor': {
    floors: { '5': 199 },
    guests: 199,
    layouts: { classroom: 130, banquet: 150, boardroom: 40, cabaret: 133 },
  },
  'horizon-floor': {
    floors: { '4': 199 },
    guests: 199,
    layouts: { classroom: 112, banquet: 140, boardroom: 40, cabaret: 116 },
  },
  'sky-lounge': { floors: { '6': 199 }, guests: 199, layouts: { theatre: 70, banquet: 160, cabaret: 133 } },
  'sky-terrace': { floors: { '6': 199 }, guests: 199, layouts: { banquet: 120, cabaret: 100 } },
};

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
