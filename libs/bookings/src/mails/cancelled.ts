import { clientNews, endedSample } from './client-news';

/** A definite booking was given back. */
export const bookingCancelled = clientNews({
  kind: 'booking-cancelled',
  name: 'Booking: cancelled',
  states: ['cancelled'],
  subject: ({ venue }) => `Your booking of ${venue} is cancelled`,
  text: () => 'Your booking is cancelled, and we no longer keep the venue for you.',
  sample: endedSample('cancelled'),
});
