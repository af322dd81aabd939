import { clientNews, endedSample } from './client-news';

export const bookingReleased = clientNews({
  kind: 'booking-released',
  name: 'Booking: option released',
  states: ['released'],
  words: 'released',
  sample: endedSample('released'),
});
