import { clientNews, endedSample } from './client-news';

export const bookingTurnedDown = clientNews({
  kind: 'booking-turned-down',
  name: 'Booking: turned down',
  states: ['released'],
  words: 'turnedDown',
  sample: endedSample('released'),
});
