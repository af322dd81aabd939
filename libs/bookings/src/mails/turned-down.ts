import { clientNews, endedSample } from './client-news';

/** Sales says no to a request. */
export const bookingTurnedDown = clientNews({
  kind: 'booking-turned-down',
  name: 'Booking: turned down',
  states: ['released'],
  words: 'turnedDown',
  sample: endedSample('released'),
});
