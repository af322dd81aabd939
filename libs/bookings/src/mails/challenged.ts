import type { PropsContext } from '@mainstage/leads/mail-of';
import { venuePicture } from '@mainstage/leads/venue-page';
import { visitorMail } from '@mainstage/leads/visitor-mail';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { venueName } from '@mainstage/venues/facts/display-names';
import { Booking } from '../entities/booking';
import {
  bookingFacts,
  bookingOf,
  type ClientFacts,
  clientFacts,
  clientSample,
  clientText,
  questions,
  waysOn,
} from './client-mail';
import { clientWords } from './client-words';

/** The venue that the challenger wants if it is another one, because of the guests of both; null if it is the same. */
type ChallengedFacts = ClientFacts & { wantedVenue: string | null };

/** The holder of the second option challenges the first. */
export const bookingChallenged = visitorMail<'booking-challenged', ChallengedFacts, (typeof clientWords)['en']>({
  kind: 'booking-challenged',
  name: 'Booking: please decide',
  words: clientWords,
  subject: ({ challenged }, facts) => challenged.subject(clientText(facts)),
  preview: ({ challenged }, facts) => challenged.preview(String(clientText(facts).decideBy)),
  picture: ({ venuePage, language }) => venuePicture(venuePage, language),
  blocks: (words, facts) => {
    const text = clientText(facts);
    return [
      { kind: 'heading', text: words.challenged.heading },
      { kind: 'note', tone: 'alert', text: words.challenged.text(text, facts.wantedVenue) },
      bookingFacts(words, text),
      ...waysOn(words, facts),
      questions(words),
    ];
  },
  async props(context) {
    const facts = await clientFacts(context);
    if (!facts.challengedUntil) throw new Withdrawn('nobody asks for a decision any more');
    return { ...facts, wantedVenue: await wantedVenue(context) };
  },
  sample: { ...clientSample, wantedVenue: null, challengedUntil: new Date('2027-02-08T12:00:00+01:00') },
});

async function wantedVenue(context: PropsContext): Promise<string | null> {
  const { challengedBy } = await bookingOf(context);
  const asking = challengedBy && (await context.entities.findOneBy(Booking, { id: challengedBy }));
  return asking && asking.waitsForGuests ? venueName(asking.venue) : null;
}
