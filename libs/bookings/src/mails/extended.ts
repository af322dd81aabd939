import { clientNews } from './client-news';

/** An option has more time. */
export const bookingExtended = clientNews({
  kind: 'booking-extended',
  name: 'Booking: option extended',
  states: ['option'],
  subject: ({ venue, until }) => `Your option on ${venue} is extended to ${until}`,
  text: ({ rank, until, decideBy }) =>
    [
      `Your option now ends on ${until}.`,
      rank === 1
        ? 'Tell us before then whether you want to make it definite.'
        : 'Others still hold an option ahead of yours. If they release it, you move up and we tell you straight away.',
      decideBy && `Somebody else has asked for the venue: you still have to decide by ${decideBy}.`,
    ]
      .filter(Boolean)
      .join(' '),
});
