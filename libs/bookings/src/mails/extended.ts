import { clientNews } from './client-news';

export const bookingExtended = clientNews({
  kind: 'booking-extended',
  name: 'Booking: option extended',
  states: ['option'],
  words: 'extended',
});
