import { clientNews, endedSample } from './client-news';

/** The time of an option, or the time to decide, is over. */
export const bookingExpired = clientNews({
  kind: 'booking-expired',
  name: 'Booking: option expired',
  states: ['expired'],
  words: 'expired',
  sample: endedSample('expired'),
});
