import type { MailOf, PropsContext } from '@mainstage/leads/mail-of';
import { venuePicture } from '@mainstage/leads/venue-page';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { Booking } from '../entities/booking';
import { venueName } from '@mainstage/venues/facts/display-names';
import {
  bookingFacts,
  bookingOf,
  clientReason,
  clientSample,
  optionButton,
  questions,
  textForClient,
  type FactsForClient,
} from './shared';

/** The venue that is wanted where it is another one, because of the guests of both; null where it is the same. */
type ChallengedFacts = FactsForClient & { wantedVenue: string | null };

/** Somebody waits behind a first option and asks for a decision. */
export const bookingChallenged: MailOf<'booking-challenged', ChallengedFacts> = {
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
      text: `${waitingWords(facts)} It is yours to take until ${facts.decideBy}; after that your option ends.`,
    },
    bookingFacts(facts),
    optionButton(facts),
    questions,
  ],
  async props(context) {
    const facts = await textForClient(context);
    if (!facts.decideBy) throw new Withdrawn('nobody asks for a decision any more');
    return { ...facts, wantedVenue: await wantedVenue(context) };
  },
  sample: { ...clientSample, wantedVenue: null, decideBy: 'Mon 8 February 2027, 12:00' },
};

const waitingWords = ({ venue, wantedVenue }: ChallengedFacts): string =>
  wantedVenue === null
    ? `Somebody else would like to book ${venue} that day and has to wait for your option.`
    : `Somebody else would like to book ${wantedVenue} that day and has to wait for your option on ${venue}: the guests of both are more than the floors hold.`;

async function wantedVenue(context: PropsContext): Promise<string | null> {
  const { challengedBy } = await bookingOf(context);
  const asking = challengedBy && (await context.entities.findOneBy(Booking, { id: challengedBy }));
  return asking && asking.waitsForGuests ? venueName(asking.venue) : null;
}
