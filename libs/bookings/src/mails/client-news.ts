import type { PropsContext } from '@mainstage/leads/mail-of';
import type { MailOf } from '@mainstage/leads/mail-of';
import { venuePicture } from '@mainstage/leads/venue-page';
import { visitorMail } from '@mainstage/leads/visitor-mail';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import type { BookingState } from '../entities/booking';
import {
  bookingFacts,
  type ClientFacts,
  clientFacts,
  clientSample,
  clientText,
  questions,
  waysOn,
} from './client-mail';
import { clientWords } from './client-words';
import type { ClientNewsKind } from './client-words.types';

interface ClientNews<Kind extends string> {
  kind: Kind;
  name: string;
  /** States in which the mail is true; it is withdrawn in any other. */
  states: readonly BookingState[];
  words: ClientNewsKind;
  sample?: Partial<ClientFacts>;
}

/** A mail to a client about a change of their request, option or booking: one or two sentences, and the facts. */
export const clientNews = <Kind extends string>({
  kind,
  name,
  states,
  words: which,
  sample,
}: ClientNews<Kind>): MailOf<Kind, ClientFacts> =>
  visitorMail<Kind, ClientFacts, (typeof clientWords)['en']>({
    kind,
    name,
    words: clientWords,
    subject: (words, facts) => words.news[which].subject(clientText(facts)),
    preview: previewOf,
    picture: ({ venuePage, language }) => venuePicture(venuePage, language),
    blocks: (words, facts) => {
      const text = clientText(facts);
      return [
        { kind: 'heading', text: words.news[which].subject(text) },
        { kind: 'paragraph', text: words.news[which].text(text) },
        bookingFacts(words, text),
        ...waysOn(words, facts),
        questions(words),
      ];
    },
    props: (context) => factsWhile(states, context),
    sample: { ...clientSample, ...sample },
  });

/** Day and hours, for the preview line of the mailbox. */
export function previewOf(_: unknown, facts: ClientFacts): string {
  const { day, hours } = clientText(facts);
  return `${day}, ${hours}`;
}

export async function factsWhile(states: readonly BookingState[], context: PropsContext): Promise<ClientFacts> {
  const facts = await clientFacts(context);
  if (!states.includes(facts.state)) throw new Withdrawn(`the booking is ${facts.state} by now`);
  return facts;
}

export const endedSample = (state: BookingState): Partial<ClientFacts> => ({ state, rank: null, expiresAt: null });
