import type { MailOf } from '../../mail-of';
import { venuePicture } from '../../venue-page';
import { Withdrawn } from '../../withdrawn';
import {
  bookingFacts,
  clientReason,
  clientSample,
  optionButton,
  questions,
  textForClient,
  type FactsForClient,
} from './shared';

/** Somebody waits behind a first option and asks for a decision. */
export const bookingChallenged: MailOf<'booking-challenged', FactsForClient> = {
  kind: 'booking-challenged',
  name: 'Booking: please decide',
  language: 'en',
  reason: clientReason,
  subject: ({ venue }) => `Please decide about your option on ${venue}`,
  preview: ({ decideBy }) => `Your option is good until ${decideBy}.`,
  picture: ({ venuePage }) => venuePicture(venuePage),
  blocks: (facts) => [
    { kind: 'heading', text: 'Please decide about your option' },
    {
      kind: 'note',
      tone: 'alert',
      text: `Somebody else would like to book that day and has to wait for your option. It is yours to take until ${facts.decideBy}; after that your option ends.`,
    },
    bookingFacts(facts),
    optionButton(facts),
    questions,
  ],
  async props(context) {
    const facts = await textForClient(context);
    if (!facts.decideBy) throw new Withdrawn('nobody asks for a decision any more');
    return facts;
  },
  sample: { ...clientSample, decideBy: 'Mon 8 February 2027, 12:00' },
};
