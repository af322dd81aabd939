import type { BookingErrorCode } from '@mainstage/bookings/booking-error';
import type { ProblemCode } from '@mainstage/contracts/problem';

/** The problem for each error of the calendar; its detail names the conflict, with author and time. */
export const bookingProblems = {
  not_found: 'not_found',
  past: 'booking_past',
  wrong_state: 'booking_wrong_state',
  taken: 'booking_taken',
  over_limit: 'booking_over_limit',
  not_first: 'booking_not_first',
  not_second: 'booking_not_second',
  already_challenged: 'booking_already_challenged',
  undo_over: 'booking_undo_over',
  invalid: 'booking_invalid',
} as const satisfies Record<BookingErrorCode, ProblemCode>;

/** Problem codes of every call that changes a booking, for OpenAPI. */
export const bookingProblemCodes = [...new Set(Object.values(bookingProblems))];
