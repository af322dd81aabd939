import { ordinal } from '../ordinal';
import { clientNews } from './client-news';
import { waitingText } from './shared';

/** A request became an option. */
export const bookingOption = clientNews({
  kind: 'booking-option',
  name: 'Booking: option',
  states: ['option'],
  subject: ({ venue, rank }) => `You hold the ${ordinal(rank ?? 1)} option on ${venue}`,
  text: (facts) =>
    facts.rank === 1
      ? 'Nobody else can book it before your option ends. Tell us before then whether you want to make it definite.'
      : waitingText(
          facts,
          'Others hold an option ahead of yours. If they release it, you move up and we tell you straight away.',
        ),
});
