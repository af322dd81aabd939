import { clientNews, endedSample } from './client-news';

/** A definite booking takes the venue, or leaves too few guests on its floors. */
export const bookingGaveWay = clientNews({
  kind: 'booking-gave-way',
  name: 'Booking: option gave way',
  states: ['released'],
  subject: ({ venue }) => `Your option on ${venue} has ended: others have booked`,
  text: () =>
    'Others have booked that day and your event no longer fits beside theirs, so your option has ended. Reply to this email, and we will look for another room or day with you.',
  sample: endedSample('released'),
});
