import { clientNews, endedSample } from './client-news';

export const bookingDefinite = clientNews({
  kind: 'booking-definite',
  name: 'Booking: definite',
  states: ['definite'],
  words: 'definite',
  sample: endedSample('definite'),
});
