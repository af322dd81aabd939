import { clientNews } from './client-news';

/** An option has more time. */
export const bookingExtended = clientNews({
  kind: 'booking-extended',
  name: 'Booking: option extended',
  states: ['option'],
  words: 'extended',
});
