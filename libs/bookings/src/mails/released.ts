import { clientNews, endedSample } from './client-news';

/** An option was given up, by its holder or by sales for them. */
export const bookingReleased = clientNews({
  kind: 'booking-released',
  name: 'Booking: option released',
  states: ['released'],
  words: 'released',
  sample: endedSample('released'),
});
