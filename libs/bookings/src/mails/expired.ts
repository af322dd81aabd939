import { clientNews, endedSample } from './client-news';

/** The time of an option, or the time to decide, is over. */
export const bookingExpired = clientNews({
  kind: 'booking-expired',
  name: 'Booking: option expired',
  states: ['expired'],
  subject: ({ venue }) => `Your option on ${venue} has ended`,
  text: () =>
    'The time for your option is up, so it has ended. Would you still like the venue? Reply to this email and we will check.',
  sample: endedSample('expired'),
});
