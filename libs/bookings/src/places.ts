import type { BookedAtom } from '@mainstage/database/entities/booked-atom';
import type { Selected } from '@mainstage/database/selected';
import { atomsOf, hasUnits } from '@mainstage/calendar/house/venue-atoms';
import { rows, type Sql } from '@mainstage/database/sql';
import type { VenueId } from '@mainstage/house/ids';
import type { BookingRow } from './rows';

/**
 * Writes which atoms a booking takes and when, as wide as its set-up; of an office the unit with the least in its way.
 */
export async function takePlace(sql: Sql, booking: BookingRow): Promise<void> {
  const atoms = hasUnits(booking.venue) ? [await bestUnit(sql, booking)] : atomsOf(booking.venue);
  await sql.query('DELETE FROM booked_atoms WHERE booking_id = $1', [booking.id]);
  await sql.query(
    `INSERT INTO booked_atoms (booking_id, atom, during, state)
     SELECT $1, atom, ${duringSql}, 'requested' FROM unnest($2::text[]) atom`,
    [booking.id, atoms, booking.starts_at, booking.ends_at, booking.set_up_minutes, booking.dismantling_minutes],
  );
}

const duringSql = 'tstzrange($3::timestamptz - make_interval(mins => $5), $4::timestamptz + make_interval(mins => $6))';

async function bestUnit(sql: Sql, booking: BookingRow & { venue: VenueId }): Promise<string> {
  const [best] = await rows<Selected<BookedAtom, 'atom'>>(
    sql,
    `SELECT unit.atom FROM unnest($2::text[]) WITH ORDINALITY unit (atom, number)
     LEFT JOIN booked_atoms held ON held.atom = unit.atom AND held.booking_id <> $1 AND held.during && ${duringSql}
     GROUP BY unit.atom, number
     ORDER BY count(*) FILTER (WHERE held.state = 'definite'), count(*) FILTER (WHERE held.state = 'option'),
       count(*) FILTER (WHERE held.state = 'requested'), number LIMIT 1`,
    [
      booking.id,
      atomsOf(booking.venue),
      booking.starts_at,
      booking.ends_at,
      booking.set_up_minutes,
      booking.dismantling_minutes,
    ],
  );
  return best!.atom;
}
