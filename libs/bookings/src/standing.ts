import type { Booking } from '@mainstage/leads/booking/entity';
import type { Selected } from '@mainstage/database/selected';
import { rows, type Sql } from '@mainstage/database/sql';
import { meeting } from './rows';
import type { Standing } from './refused';

/** The last event that brought a booking to its state. */
const brought = `
  LATERAL (SELECT by, at FROM booking_events event WHERE event.booking_id = b.id
    AND action IN ('requested', 'made-option', 'made-definite', 'moved') ORDER BY event.id DESC LIMIT 1) latest`;

const columns = `
  b.id, b.venue, b.state, b.rank, b.starts_at - make_interval(mins => b.set_up_minutes) AS "from",
  b.ends_at + make_interval(mins => b.dismantling_minutes) AS "to", latest.by, latest.at`;

/** The definite bookings that a booking meets. */
export function definitesMeeting(sql: Sql, id: string): Promise<Standing[]> {
  return rows<Standing>(
    sql,
    `SELECT ${columns} FROM bookings b, ${brought}
     WHERE b.state = 'definite' AND b.id IN (${meeting}) ORDER BY b.starts_at`,
    [id],
  );
}

/** The options that come before a booking on any of its atoms; all that it meets where it is none itself. */
export function optionsBefore(sql: Sql, id: string): Promise<Standing[]> {
  return rows<Standing>(
    sql,
    `SELECT ${columns} FROM bookings b, ${brought}, bookings own
     WHERE own.id = $1 AND b.state = 'option' AND b.id IN (${meeting})
       AND (own.option_order IS NULL OR b.option_order < own.option_order)
     ORDER BY b.option_order`,
    [id],
  );
}

/** The options that come after a booking; all that it meets where it is none itself. */
export async function optionsAfter(sql: Sql, id: string): Promise<string[]> {
  const found = await rows<Selected<Booking, 'id'>>(
    sql,
    `SELECT b.id FROM bookings b, bookings own
     WHERE own.id = $1 AND b.state = 'option' AND b.id IN (${meeting})
       AND (own.option_order IS NULL OR b.option_order > own.option_order)
     ORDER BY b.option_order`,
    [id],
  );
  return found.map((row) => row.id);
}

/** What is definite on these atoms at that time. */
export function definitesOn(
  sql: Sql,
  atoms: readonly string[],
  from: Date,
  to: Date,
  but?: string,
): Promise<Standing[]> {
  return rows<Standing>(
    sql,
    `SELECT DISTINCT ${columns} FROM bookings b JOIN booked_atoms taken ON taken.booking_id = b.id, ${brought}
     WHERE taken.state = 'definite' AND taken.atom = ANY ($1) AND taken.during && tstzrange($2, $3)
       AND b.id IS DISTINCT FROM $4`,
    [atoms, from, to, but ?? null],
  );
}
