import type { ComputedColumns } from '@mainstage/database/selected';
import type { Actor, Press } from './booking-context';
import type { BookingAction } from './events';
import type { BookingMail } from './mails';
import type { BookingRow } from './rows';

/** Something that happened to a booking, with what it was before. */
export interface NotedEvent {
  id: string;
  action: BookingAction;
  by: Actor;
  before: object;
  /** What the history says of it beside the action. */
  note: string | null;
}

/** A booking, whom of those that were asked about it meets, and whose guests are in the building at the same time. */
export type MetBooking = BookingRow & ComputedColumns<{ met_by: string[]; crowd_of: string[] }>;

/** What one change of the calendar reads and writes, in its transaction. */
export interface CalendarChangeStore {
  /** Waits for locks until the transaction ends. */
  waitFor(locks: Iterable<number>): Promise<void>;

  /** Takes locks that are free, without waiting; false where one of them is not. */
  takeIfFree(locks: Iterable<number>): Promise<boolean>;

  /** Bookings, all options and definite ones that they meet, and those whose guests count at the same time. */
  read(ids: readonly string[]): Promise<MetBooking[]>;

  /** Writes altered bookings, what they take, the events and the mails about them, which wait as long as the press says. */
  write(
    bookings: readonly BookingRow[],
    events: readonly NotedEvent[],
    mails: readonly BookingMail[],
    press: Press | undefined,
  ): Promise<void>;
}
