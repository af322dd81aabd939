import { clientNews } from './client-news';

/** A request became an option. */
export const bookingOption = clientNews({
  kind: 'booking-option',
  name: 'Booking: option',
  states: ['option'],
  words: 'option',
});
