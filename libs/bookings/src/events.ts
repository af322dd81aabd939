import type { BookingEvent as BookingEventRow } from '@mainstage/database/entities/booking-event';
import type { Selected } from '@mainstage/database/selected';
import { rows, type Sql } from '@mainstage/database/sql';
import type { Actor } from './desk';
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

/** Writes down what happens to a booking, with what it was before. */
export async function note(
  sql: Sql,
  booking: BookingRow,
  action: BookingAction,
  by: Actor,
  remark?: string,
): Promise<void> {
  const { state, rank, expires_at, challenged_until, venue, day, starts_at, ends_at } = booking;
  const before =
    action === 'requested' ? {} : { state, rank, expires_at, challenged_until, venue, day, starts_at, ends_at };
  await sql.query('INSERT INTO booking_events (booking_id, action, by, before, note) VALUES ($1, $2, $3, $4, $5)', [
    booking.id,
    action,
    by,
    JSON.stringify(before),
    remark ?? null,
  ]);
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
