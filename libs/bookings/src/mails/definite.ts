import { clientNews, endedSample } from './client-news';

/** A request or an option became definite. */
export const bookingDefinite = clientNews({
  kind: 'booking-definite',
  name: 'Booking: definite',
  states: ['definite'],
  words: 'definite',
  sample: endedSample('definite'),
});
