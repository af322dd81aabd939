import { clientNews } from './client-news';

export const bookingOption = clientNews({
  kind: 'booking-option',
  name: 'Booking: option',
  states: ['option'],
  words: 'option',
});
