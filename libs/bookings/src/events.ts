import type { BookingEvent as BookingEventRow } from '@mainstage/database/entities/booking-event';
import type { Selected, WorkedOut } from '@mainstage/database/selected';
import { rows, type Sql } from '@mainstage/database/sql';
import type { BookingRow } from './rows';

export type BookingAction =
  | 'requested'
  | 'made-option'
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
export function eventsOf(sql: Sql, id: string): Promise<BookingEvent[]> {
  return rows<BookingEvent>(
    sql,
    'SELECT at, by, action, note FROM booking_events WHERE booking_id = $1 ORDER BY id DESC',
    [id],
  );
}

/** The number of the last event of all; empty where nothing has ever happened. */
export async function lastEvent(sql: Sql): Promise<string | null> {
  const [found] = await rows<WorkedOut<{ id: string | null }>>(sql, 'SELECT max(id) AS id FROM booking_events');
  return found!.id;
}
