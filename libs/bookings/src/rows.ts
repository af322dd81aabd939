import type { EntityManager } from 'typeorm';
import { Booking } from './entities/booking';
import type { Columns } from '@mainstage/database/selected';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { BookingError } from './booking-error';

/** A row of `bookings`, with the database's time. */
export interface BookingRow extends Columns<
  Booking,
  Exclude<keyof Booking, 'createdAt' | 'externalId' | 'importId' | 'venue'>
> {
  venue: VenueId;
  now: Date;
}

/** What a booking occupies, for locking. */
export type Place = Pick<
  BookingRow,
  'venue' | 'starts_at' | 'ends_at' | 'set_up_minutes' | 'dismantling_minutes' | 'state'
>;

export const bookingColumns = `
  id, origin, lead_form, lead_id, client, client_email, tell_client, venue, day::text AS day, hire, starts_at, ends_at,
  set_up_minutes, dismantling_minutes, guests, layout, public_title, area_guests, over_limit, state, rank, waits_for_guests,
  option_order, expires_at, challenged_until,
  challenged_by, now() AS now`;

/** @throws BookingError `not_found` */
export async function bookingOf(manager: EntityManager, id: string): Promise<BookingRow> {
  const query = manager.createQueryBuilder().select(bookingColumns).from(Booking, 'booking').where({ id });
  return (await query.getRawOne<BookingRow>()) ?? notFound(id);
}

export function notFound(id: string): never {
  throw new BookingError('not_found', `There is no booking ${id}.`);
}

/** The place of a booking, read before any lock is taken. @throws BookingError `not_found` */
export async function placeOf(manager: EntityManager, id: string): Promise<Place> {
  return bookingOf(manager, id);
}
