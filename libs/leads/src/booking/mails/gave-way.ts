import { clientNews, endedSample } from './client-news';

/** Somebody whose option was ahead has made it definite. */
export const bookingGaveWay = clientNews({
  kind: 'booking-gave-way',
  name: 'Booking: option gave way',
  states: ['released'],
  subject: ({ venue }) => `Your option on ${venue} has ended: it is booked`,
  text: () =>
    'The client whose option was ahead of yours has booked, so your option has ended. Reply to this email, and we will look for another room or day with you.',
  sample: endedSample('released'),
});
