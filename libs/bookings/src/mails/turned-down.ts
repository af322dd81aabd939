import { clientNews, endedSample } from './client-news';

/** Sales says no to a request. */
export const bookingTurnedDown = clientNews({
  kind: 'booking-turned-down',
  name: 'Booking: turned down',
  states: ['released'],
  subject: ({ venue, day }) => `We cannot offer you ${venue} on ${day}`,
  text: () =>
    'Thank you for your request. We are sorry that we cannot offer you this venue for that time. Reply to this email, and we will look for another room or day with you.',
  sample: endedSample('released'),
});
