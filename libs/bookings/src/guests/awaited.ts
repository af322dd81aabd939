import { guestsAwaited } from './guests-awaited';
import type { EntityManager } from 'typeorm';
import { type ListedBooking, listedBookings } from '../list';

/** The first options whose guests an option waits for, with their clients; empty if it waits for no guests. */
export async function optionsAwaited(manager: EntityManager, booking: ListedBooking): Promise<ListedBooking[]> {
  const { id, state, waits_for_guests: waitsForGuests, starts_at: startsAt, ends_at: endsAt } = booking;
  const option = { id, state, waitsForGuests, startsAt, endsAt, areaGuests: booking.area_guests };
  const awaited = await guestsAwaited(manager, option);
  if (awaited.length === 0) return [];
  return listedBookings(
    manager,
    awaited.map((other) => other.id),
  );
}
