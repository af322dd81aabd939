import { clientNews, endedSample } from './client-news';

export const bookingExpired = clientNews({
  kind: 'booking-expired',
  name: 'Booking: option expired',
  states: ['expired'],
  words: 'expired',
  sample: endedSample('expired'),
});
