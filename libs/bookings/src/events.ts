import type { EntityManager } from 'typeorm';
import { type BookingBefore, BookingEvent as BookingEventRow } from './entities/booking-event';
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
  | 'undone'
  | 'guests-changed'
  | 'named'
  | 'moved';

/** The state that an event stores of a booking, sufficient to restore it. */
export function before(booking: BookingRow): BookingBefore {
  const { state, rank, expires_at, challenged_until, venue, day, starts_at, ends_at } = booking;
  const { hire, set_up_minutes, dismantling_minutes, option_order, challenged_by, tell_client } = booking;
  const { waits_for_guests, over_limit, guests, public_title } = booking;
  return {
    ...{ state, rank, venue, day, hire, set_up_minutes, dismantling_minutes, option_order, challenged_by, tell_client },
    ...{ waits_for_guests, over_limit, guests, public_title },
    expires_at: expires_at?.toISOString() ?? null,
    challenged_until: challenged_until?.toISOString() ?? null,
    ...{ starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() },
  };
}

export type BookingEvent = Selected<BookingEventRow, 'at' | 'by' | 'note'> & { action: BookingAction };

export async function eventsOf(manager: EntityManager, id: string): Promise<BookingEvent[]> {
  const found = await manager.find(BookingEventRow, {
    select: { at: true, by: true, action: true, note: true },
    where: { bookingId: id },
    order: { id: 'DESC' },
  });
  return found as BookingEvent[];
}
