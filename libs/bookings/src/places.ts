import { atomsOf, hasUnits } from '@mainstage/calendar/house/venue-atoms';
import type { Sql } from '@mainstage/database/sql';
import type { BookingRow } from './rows';

const duringSql = 'tstzrange($3::timestamptz - make_interval(mins => $5), $4::timestamptz + make_interval(mins => $6))';

const placeOf = (booking: BookingRow) => [
  booking.id,
  atomsOf(booking.venue),
  booking.starts_at,
  booking.ends_at,
  booking.set_up_minutes,
  booking.dismantling_minutes,
];

/**
 * Of several units the one with the least in the way of a booking.
 * @param units, during, booking SQL of the units' atoms, the time and the booking's id
 */
export const bestUnitSql = (units: string, during: string, booking: string) => `
  SELECT unit.atom FROM unnest(${units}) WITH ORDINALITY unit (atom, number)
  LEFT JOIN booked_atoms held ON held.atom = unit.atom AND held.booking_id <> ${booking} AND held.during && ${during}
  GROUP BY unit.atom, number
  ORDER BY count(*) FILTER (WHERE held.state = 'definite'), count(*) FILTER (WHERE held.state = 'option'),
    count(*) FILTER (WHERE held.state = 'requested'), number LIMIT 1`;

/**
 * Writes which atoms a booking that was moved takes and when, as wide as its set-up; of an office the unit with the least
 * in its way. In which line it stands there is decided afterwards.
 */
export async function takePlace(sql: Sql, booking: BookingRow): Promise<void> {
  await sql.query('DELETE FROM booked_atoms WHERE booking_id = $1', [booking.id]);
  const atoms = hasUnits(booking.venue)
    ? bestUnitSql('$2::text[]', duringSql, '$1')
    : 'SELECT atom FROM unnest($2::text[]) atom';
  await sql.query(
    `INSERT INTO booked_atoms (booking_id, atom, during, state)
     SELECT $1, atom, ${duringSql}, 'requested' FROM (${atoms}) place`,
    placeOf(booking),
  );
}

/** Gives a booking of an office the unit with the least in its way by now. @returns whether it has another one */
export async function takeBestUnit(sql: Sql, booking: BookingRow): Promise<boolean> {
  const { rowCount } = await sql.query(
    `UPDATE booked_atoms SET atom = best.atom, state = 'requested', rank = NULL
     FROM (${bestUnitSql('$2::text[]', duringSql, '$1')}) best WHERE booking_id = $1 AND booked_atoms.atom <> best.atom`,
    placeOf(booking),
  );
  return rowCount === 1;
}
