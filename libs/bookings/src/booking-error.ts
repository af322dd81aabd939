import type { VenueId } from '@mainstage/venues/facts/ids';
import type { BookingEvent } from './entities/booking-event';
import type { Selected } from '@mainstage/database/selected';
import type { Booking } from './entities/booking';

export interface Conflict extends Selected<Booking, 'id' | 'state' | 'rank'>, Selected<BookingEvent, 'by' | 'at'> {
  venue: VenueId;
  from: Date;
  to: Date;
}

export type BookingErrorCode =
  | 'not_found'
  /** Its time is over. */
  | 'past'
  /** The state does not allow it; `by` and `at` name who set the state and when. */
  | 'wrong_state'
  /** A definite booking occupies the place. */
  | 'taken'
  /** Its guests would exceed the limit of a floor, a pair of floors or the building. */
  | 'over_limit'
  /** An earlier option occupies the place or reserves the guests of a floor. */
  | 'not_first'
  /** Only the holder of the second option may challenge the first. */
  | 'not_second'
  | 'already_challenged'
  /** The time to undo a change is over, or one of its mails is being sent. */
  | 'undo_over'
  /** The request is no valid booking: unknown venue or impossible hours. */
  | 'invalid';

/** A change that the calendar rejects. The message is a sentence for sales; visitors never see it. */
export class BookingError extends Error {
  override readonly name = 'BookingError';

  constructor(
    readonly code: BookingErrorCode,
    message: string,
    /**
     * The conflicting bookings; never empty with `taken`, `not_first` and `already_challenged`; empty with `over_limit`
     * if the booking's own guests are too many.
     */
    readonly conflicts: readonly Conflict[] = [],
  ) {
    super(message);
  }
}
