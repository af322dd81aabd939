import { clientNews, endedSample } from './client-news';

/** A definite booking took the venue, or left too few guests on its floors. */
export const bookingGaveWay = clientNews({
  kind: 'booking-gave-way',
  name: 'Booking: option gave way',
  states: ['released'],
  words: 'gaveWay',
  sample: endedSample('released'),
});
