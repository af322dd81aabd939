import { clientNews, endedSample } from './client-news';

export const bookingCancelled = clientNews({
  kind: 'booking-cancelled',
  name: 'Booking: cancelled',
  states: ['cancelled'],
  words: 'cancelled',
  sample: endedSample('cancelled'),
});
