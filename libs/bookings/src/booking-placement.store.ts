import type { Selected, ComputedColumns } from '@mainstage/database/selected';
import type { Booking } from '@mainstage/leads/booking/entity';
import type { Actor } from './booking-context';
import type { BookingRow } from './rows';

/** What a request becomes in `bookings`, and what it takes of the building. */
export type NewBookingRow = Omit<
  Selected<Booking, keyof Booking>,
  | 'id'
  | 'createdAt'
  | 'state'
  | 'rank'
  | 'areaGuests'
  | 'overLimit'
  | 'waitsForGuests'
  | 'optionOrder'
  | 'expiresAt'
  | 'challengedUntil'
  | 'challengedBy'
> &
  ComputedColumns<{ id: string | null; atoms: readonly string[]; takenFrom: Date; takenTo: Date; by: Actor }>;

/** Which parts of the building a booking takes, and when. */
export interface BookingPlacementStore {
  /** Writes a request down. @returns nothing where its time is over */
  request(requested: NewBookingRow, units: boolean): Promise<BookingRow | undefined>;

  /** Has the database check the guests of a booking once the transaction ends: it is moved in several statements. */
  checkGuestsAtTheEnd(): Promise<void>;

  /** Writes what a moved booking takes. Its rank at the new place is decided afterwards. */
  takePlace(booking: BookingRow): Promise<void>;

  /** Gives a booking of an office the unit with the least in its way by now. @returns whether it has another one */
  takeBestUnit(booking: BookingRow): Promise<boolean>;
}
