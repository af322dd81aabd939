import type { Booking } from '@mainstage/leads/booking/entity';
import type { Columns } from '@mainstage/database/selected';
import { rows, type Sql } from '@mainstage/database/sql';
import type { VenueId } from '@mainstage/house/ids';
import { Refused } from './refused';

/** A row of `bookings`, with the database's clock beside it. */
export interface BookingRow extends Columns<Booking, Exclude<keyof Booking, 'createdAt' | 'externalId' | 'venue'>> {
  venue: VenueId;
  now: Date;
}

export const bookingColumns = `
  id, origin, lead_form, lead_id, client, client_email, venue, day::text AS day, hire, starts_at, ends_at,
  set_up_minutes, dismantling_minutes, guests, layout, state, rank, option_order, expires_at, challenged_until,
  challenged_by, now() AS now`;

/** The bookings whose atoms and times meet those of booking $1, itself not among them. */
export const meeting = `
  SELECT other.booking_id FROM booked_atoms own
  JOIN booked_atoms other ON other.atom = own.atom AND other.during && own.during AND other.booking_id <> own.booking_id
  WHERE own.booking_id = $1`;

/**
 * Holds a booking and all that it meets, so that nobody changes their order meanwhile; always in the same order.
 * @returns the booking as it stands now
 * @throws Refused `not_found`
 */
export async function hold(sql: Sql, id: string): Promise<BookingRow> {
  await sql.query(`SELECT FROM bookings WHERE id = $1 OR id IN (${meeting}) ORDER BY id FOR NO KEY UPDATE`, [id]);
  return bookingOf(sql, id);
}

/** @throws Refused `not_found` */
export async function bookingOf(sql: Sql, id: string): Promise<BookingRow> {
  const [found] = await rows<BookingRow>(sql, `SELECT ${bookingColumns} FROM bookings WHERE id = $1`, [id]);
  if (!found) throw new Refused('not_found', `There is no booking ${id}.`);
  return found;
}
