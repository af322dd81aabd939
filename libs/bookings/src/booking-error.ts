import type { VenueId } from '@mainstage/venues/facts/ids';
import type { BookingEvent } from './entities/booking-event';
import type { Selected } from '@mainstage/database/selected';
import type { Booking } from './entities/booking';

/** A booking that conflicts with another. */
export interface Conflict extends Selected<Booking, 'id' | 'state' | 'rank'>, Selected<BookingEvent, 'by' | 'at'> {
  venue: VenueId;
  /** With set-up and dismantling. */
  from: Date;
  to: Date;
}

/** Why a booking cannot be changed as asked. */
export type BookingErrorCode =
  /** There is no such booking. */
  | 'not_found'
  /** Its time is over. */
  | 'past'
  /** It is not in a state from which this is possible; `by` and `at` say who brought it there. */
  | 'wrong_state'
  /** Somebody has the place for good. */
  | 'taken'
  /** Its guests would take a floor, a pair of floors or the building above its figure. */
  | 'over_limit'
  /** Somebody has an option before this one, on the place or on the guests of a floor. */
  | 'not_first'
  /** Only who holds the second option can ask for a decision. */
  | 'not_second'
  /** The first has been asked to decide already. */
  | 'already_challenged'
  /** The time to undo a change is over, or one of its mails is on its way. */
  | 'undo_over'
  /** What was asked for is no booking: unknown venue, hours that make no sense. */
  | 'invalid';

/** A change that the calendar rejects. The message is a sentence for sales; visitors never see it. */
export class BookingError extends Error {
  override readonly name = 'BookingError';

  constructor(
    readonly code: BookingErrorCode,
    message: string,
    /** The bookings it conflicts with; never empty with `taken`, `not_first` and `already_challenged`; with
     * `over_limit` only where the guests alone are too many. */
    readonly conflicts: readonly Conflict[] = [],
  ) {
    super(message);
  }
}
