import type { MailOf } from '@mainstage/leads/mail-of';
import { venueButton, venuePicture } from '@mainstage/leads/venue-page';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import type { BookingState } from '../entities/booking';
import {
  bookingFacts,
  clientReason,
  clientSample,
  optionButton,
  questions,
  textForClient,
  type FactsForClient,
} from './shared';

interface ClientNews<Kind extends string> {
  kind: Kind;
  name: string;
  /** States in which it is true; the mail is withdrawn in any other. */
  states: readonly BookingState[];
  subject: (facts: FactsForClient) => string;
  text: (facts: FactsForClient) => string;
  sample?: Partial<FactsForClient>;
}

/** A mail to a client about what happened to their request, option or booking: one sentence or two, and the facts. */
export function clientNews<Kind extends string>({
  kind,
  name,
  states,
  subject,
  text,
  sample,
}: ClientNews<Kind>): MailOf<Kind, FactsForClient> {
  return {
    kind,
    name,
    language: 'en',
    reason: clientReason,
    subject,
    preview: ({ day, hours }) => `${day}, ${hours}`,
    picture: ({ venuePage }) => venuePicture(venuePage),
    blocks: (facts) => [
      { kind: 'heading', text: subject(facts) },
      { kind: 'paragraph', text: text(facts) },
      bookingFacts(facts),
      facts.state === 'option' ? optionButton(facts) : venueButton(facts.venuePage),
      questions,
    ],
    async props(context) {
      const facts = await textForClient(context);
      if (!states.includes(facts.state)) throw new Withdrawn(`the booking is ${facts.state} by now`);
      return facts;
    },
    sample: { ...clientSample, ...sample },
  };
}

/** A sample without what options alone have. */
export const endedSample = (state: BookingState): Partial<FactsForClient> => ({ state, rank: null, until: null });
