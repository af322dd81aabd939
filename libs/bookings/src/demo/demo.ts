import type { EntityManager } from 'typeorm';
import { optionEnd } from '@mainstage/calendar/days/working-days';
import { berlinToday } from '@mainstage/contracts/calendar';
import type { WorkedOut } from '@mainstage/database/selected';
import { affected, rows } from '@mainstage/database/sql';
import { Booking } from '@mainstage/leads/booking/entity';
import { statement } from '@mainstage/database/statement';
import { demoYear } from './demo-year';

/**
 * Fills an empty calendar with a plausible year. One that holds anything is left alone.
 * @returns how many bookings it made
 */
export async function fillDemo(manager: EntityManager): Promise<number> {
  return manager.transaction(async (manager) => {
    const [any] = await rows(manager, 'SELECT FROM bookings LIMIT 1');
    if (any) return 0;
    return affected(manager, insert({ wishes: JSON.stringify(demoRows()) }));
  });
}

function demoRows() {
  const soonest = optionEnd(new Date()).getTime();
  return demoYear(berlinToday()).map((booking, index) => ({
    ...{ venue: booking.venue, day: booking.day, hire: booking.hire, state: booking.state, rank: booking.rank },
    ...{ starts_at: iso(booking.hours.from), ends_at: iso(booking.hours.to), guests: booking.guests },
    ...{ takes_from: iso(booking.takes.from), takes_to: iso(booking.takes.to), atoms: booking.atoms },
    ...{ set_up_minutes: booking.setUp.before, dismantling_minutes: booking.setUp.after },
    // Options of the demo last until shortly before their day: nobody is there to keep them.
    expires_at: iso(Math.max(soonest, booking.hours.from - 14 * 86_400_000)),
    client: `Demo client ${index + 1}`,
  }));
}

/** Takes the demo's bookings away. @returns how many */
export async function clearDemo(manager: EntityManager): Promise<number> {
  return (await manager.delete(Booking, { origin: 'demo' })).affected ?? 0;
}

const iso = (at: number) => new Date(at).toISOString();

const insert = statement<WorkedOut<{ wishes: string }>>(
  (at) => `
  WITH wish AS MATERIALIZED (
    SELECT gen_random_uuid() AS id, row_number() OVER () AS number, entry.* FROM jsonb_to_recordset(${at.wishes}::jsonb) entry (
      venue text, day date, hire text, state text, rank int, starts_at timestamptz, ends_at timestamptz, guests int,
      takes_from timestamptz, takes_to timestamptz, atoms jsonb, set_up_minutes int, dismantling_minutes int,
      expires_at timestamptz, client text)),
  booked AS (
    INSERT INTO bookings (id, origin, client, venue, day, hire, starts_at, ends_at, set_up_minutes,
      dismantling_minutes, guests, state, rank, option_order, expires_at)
    SELECT id, 'demo', client, venue, day, hire, starts_at, ends_at, set_up_minutes, dismantling_minutes, guests, state,
      rank, CASE WHEN state = 'option' THEN nextval('option_order') END,
      CASE WHEN state = 'option' THEN least(expires_at, starts_at) END
    FROM (SELECT * FROM wish ORDER BY number) wish RETURNING id),
  taken AS (
    INSERT INTO booked_atoms (booking_id, atom, during, state, rank)
    SELECT id, atom, tstzrange(takes_from, takes_to), state, rank FROM wish, jsonb_array_elements_text(atoms) atom),
  told AS (
    INSERT INTO booking_events (booking_id, by, action, before)
    SELECT id, 'demo', CASE state WHEN 'option' THEN 'made-option' ELSE 'made-definite' END, '{}' FROM wish)
  SELECT FROM booked`,
);
