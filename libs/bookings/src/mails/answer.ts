import type { MailOf } from '@mainstage/leads/mail-of';
import { venueButton, venuePicture } from '@mainstage/leads/venue-page';
import { ordinal } from '../ordinal';
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
          ? 'Nobody else can book it before your option ends. Tell us before then whether you want to make it definite.'
          : 'Others hold an option ahead of yours. If they release it, you move up and we tell you straight away.',
    };
  if (state === 'definite')
    return { subject: `${venue} is yours`, text: 'Your booking is definite, and the venue is reserved for you.' };
  if (state === 'cancelled')
    return {
      subject: `Your booking of ${venue} is cancelled`,
      text: 'Your booking is cancelled, and the venue is free for others again.',
    };
  if (state === 'expired')
    return {
      subject: `Your option on ${venue} has ended`,
      text: 'The time for your option is up, so it has ended. Would you still like the venue? Reply to this email and we will check.',
    };
  return {
    subject: `${venue}: your request or option has ended`,
    text: 'Your request or option for it has ended. Reply to this email, and we will look for another room or day with you.',
  };
}

/** What became of a request or an option. Earlier releases enqueued it; pending ones are still sent. */
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
