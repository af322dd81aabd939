import { clientNews, endedSample } from './client-news';

/** A definite booking was given back. */
export const bookingCancelled = clientNews({
  kind: 'booking-cancelled',
  name: 'Booking: cancelled',
  states: ['cancelled'],
  words: 'cancelled',
  sample: endedSample('cancelled'),
});
