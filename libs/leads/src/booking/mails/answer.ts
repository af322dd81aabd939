import type { MailOf } from '../../mail-of';
import { venueButton, venuePicture } from '../../venue-page';
import { ordinal } from '../words';
import {
  bookingFacts,
  clientReason,
  clientSample,
  optionButton,
  questions,
  textForClient,
  type BookingFacts,
  type FactsForClient,
} from './shared';

interface Answer {
  subject: string;
  text: string;
}

function answerOf({ state, rank, venue }: BookingFacts): Answer {
  if (state === 'option')
    return {
      subject: `You hold the ${ordinal(rank ?? 1)} option on ${venue}`,
      text:
        rank === 1
          ? 'Nobody else can book it before your option ends. Tell us in time whether it shall be definite.'
          : 'Others hold an option before yours. When they let go, you move up and we tell you at once.',
    };
  if (state === 'definite')
    return { subject: `${venue} is yours`, text: 'Your booking is definite: the venue is yours.' };
  if (state === 'cancelled')
    return {
      subject: `Your booking of ${venue} is cancelled`,
      text: 'The booking is cancelled and the venue is given back.',
    };
  if (state === 'expired')
    return { subject: `Your option on ${venue} has ended`, text: 'The time of your option is over, so it has ended.' };
  return {
    subject: `${venue} cannot be had on that day`,
    text: 'We cannot hold it for you on that day. Tell us what else would do: other rooms and days are free.',
  };
}

/** What became of a request or an option. */
export const bookingAnswer: MailOf<'booking-answer', FactsForClient> = {
  kind: 'booking-answer',
  name: 'Booking: answer',
  language: 'en',
  reason: clientReason,
  subject: (facts) => answerOf(facts).subject,
  preview: ({ day, hours }) => `${day}, ${hours}`,
  picture: ({ venuePage }) => venuePicture(venuePage),
  blocks: (facts) => [
    { kind: 'heading', text: answerOf(facts).subject },
    { kind: 'paragraph', text: answerOf(facts).text },
    bookingFacts(facts),
    facts.state === 'option' ? optionButton(facts) : venueButton(facts.venuePage),
    questions,
  ],
  props: textForClient,
  sample: clientSample,
};
