import type { EntityManager } from 'typeorm';
import { BookingEvent as BookingEventRow } from '@mainstage/database/entities/booking-event';
import type { Selected } from '@mainstage/database/selected';
import type { BookingRow } from './rows';

export type BookingAction =
  | 'requested'
  | 'made-option'
  | 'extended'
  | 'made-definite'
  | 'turned-down'
  | 'released'
  | 'gave-way'
  | 'expired'
  | 'cancelled'
  | 'challenged'
  | 'challenge-ended'
  | 'moved-up'
  | 'moved';

/** What an event tells of how a booking stood. */
export function before(booking: BookingRow): object {
  const { state, rank, expires_at, challenged_until, venue, day, starts_at, ends_at } = booking;
  return { state, rank, expires_at, challenged_until, venue, day, starts_at, ends_at };
}

export type BookingEvent = Selected<BookingEventRow, 'at' | 'by' | 'note'> & { action: BookingAction };

/** What happened to a booking, the latest first. */
export async function eventsOf(manager: EntityManager, id: string): Promise<BookingEvent[]> {
  const found = await manager.find(BookingEventRow, {
    select: { at: true, by: true, action: true, note: true },
    where: { bookingId: id },
    order: { id: 'DESC' },
  });
  return found as BookingEvent[];
}
