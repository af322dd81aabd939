import type { EntityManager } from 'typeorm';
import { addDays, hireHours, withSetUp } from '@mainstage/calendar/days/hours';
import { setUpOf } from '@mainstage/calendar/atoms/set-up';
import { atomsOf, hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { berlinToday } from '@mainstage/contracts/calendar';
import { venueIds } from '@mainstage/venues/facts/ids';
import { Booking } from '../entities/booking';

const days = 365;

/**
 * Fills a year with this many bookings, evenly spread: the first of each venue and day is definite if nothing
 * conflicts, the others become options.
 * @returns the number of bookings
 */
export async function fill(manager: EntityManager, count: number): Promise<number> {
  const perVenueAndDay = Math.ceil(count / (days * venueIds.length));
  const today = berlinToday();
  for (let index = 1; index <= days; index++) {
    const day = addDays(today, index);
    const hours = hireHours(day, 'full-day');
    const list = venueIds.flatMap((venue, number) => {
      const takes = withSetUp(hours, setUpOf(venue));
      const atoms = hasUnits(venue) ? atomsOf(venue).slice(0, 1) : atomsOf(venue);
      return Array.from({ length: perVenueAndDay }, (_, place) => ({
        ...{
          venue,
          atoms,
          from: new Date(takes.from),
          to: new Date(takes.to),
          rank: number * perVenueAndDay + place + 1,
        },
        ...{ state: venue === 'workshop' && place === 0 ? 'definite' : 'option' },
      }));
    });
    await manager.query(
      `WITH wish AS MATERIALIZED (
         SELECT gen_random_uuid() AS id, entry.* FROM jsonb_to_recordset($1::jsonb) entry
           (venue text, atoms jsonb, "from" timestamptz, "to" timestamptz, rank int, state text)),
       booked AS (
         INSERT INTO bookings (id, origin, client, venue, day, hire, starts_at, ends_at, set_up_minutes,
           dismantling_minutes, state, rank, option_order, expires_at)
         SELECT id, 'sales', 'x', venue, $2, 'full-day', $3, $4, 0, 0, state,
           CASE state WHEN 'option' THEN rank END, CASE state WHEN 'option' THEN rank END,
           CASE state WHEN 'option' THEN $3::timestamptz END FROM wish)
       INSERT INTO booked_atoms (booking_id, atom, during, state, rank)
       SELECT id, atom, tstzrange("from", "to"), state, CASE state WHEN 'option' THEN rank END
       FROM wish, jsonb_array_elements_text(atoms) atom`,
      [JSON.stringify(list), day, new Date(hours.from), new Date(hours.to)],
    );
  }
  return manager.count(Booking);
}
