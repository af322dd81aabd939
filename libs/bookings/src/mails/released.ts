import { clientNews, endedSample } from './client-news';

/** An option was given up, by its holder or by sales for them. */
export const bookingReleased = clientNews({
  kind: 'booking-released',
  name: 'Booking: option released',
  states: ['released'],
  subject: ({ venue }) => `Your option on ${venue} is released`,
  text: () =>
    'Your option is released, and we no longer keep the venue for you. Would you like it after all? Reply to this email, and we will see whether it is still free.',
  sample: endedSample('released'),
});
