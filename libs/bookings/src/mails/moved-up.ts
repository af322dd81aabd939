import type { MailOf } from '@mainstage/leads/mail-of';
import { venuePicture } from '@mainstage/leads/venue-page';
import { ordinal } from '../ordinal';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import {
  bookingFacts,
  clientReason,
  clientSample,
  optionButton,
  questions,
  textForClient,
  waitingText,
  type FactsForClient,
} from './shared';

/** An option before this one has gone. */
export const bookingMovedUp: MailOf<'booking-moved-up', FactsForClient> = {
  kind: 'booking-moved-up',
  name: 'Booking: moved up',
  language: 'en',
  reason: clientReason,
  subject: ({ venue, rank }) => `You have moved up: ${ordinal(rank ?? 1)} option on ${venue}`,
  preview: ({ day, hours }) => `${day}, ${hours}`,
  picture: ({ venuePage }) => venuePicture(venuePage),
  blocks: (facts) => [
    { kind: 'heading', text: `You now hold the ${ordinal(facts.rank ?? 1)} option` },
    {
      kind: 'paragraph',
      text:
        facts.rank === 1
          ? 'Nobody is ahead of you any more. Tell us before your option ends whether you want to make it definite.'
          : `An option ahead of yours has been released, so you have moved up. ${waitingText(facts, 'There is nothing you need to do.')}`,
    },
    bookingFacts(facts),
    optionButton(facts),
    questions,
  ],
  async props(context) {
    const facts = await textForClient(context);
    if (facts.state !== 'option') throw new Withdrawn('it is no option any more');
    return facts;
  },
  sample: clientSample,
};
