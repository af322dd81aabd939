import { type EventInterest, eventInterestLabels, eventInterests } from '../form';
import { factsOf } from '@mainstage/mail/layout/blocks';
import { hours } from '@mainstage/content/site/hours';
import { answerByText, stillPromised } from '@mainstage/calendar/days/reply-deadline-text';
import { mailPicture } from '@mainstage/content/pictures/mail';
import type { MailOf } from '../../mail-of';
import { sample } from '../../sample';
import { bookingOf } from '../../tour/booking-of';

export interface Application {
  eventInterest: EventInterest | null;
  answerBy: string | null;
  venuesUrl: string;
}

const promise = (by: string | null) =>
  `Wir melden uns innerhalb ${hours.replyInGerman} bei Ihnen${by ? `, spätestens bis ${by}` : ''}.`;

export const businessEventConfirmation: MailOf<'business-event-confirmation', Application> = {
  kind: 'business-event-confirmation',
  name: 'Business event: confirmation',
  language: 'de',
  reason: 'Sie erhalten diese E-Mail, weil diese Adresse für unsere Business-Events angemeldet wurde.',
  subject: () => 'Ihre Bewerbung für unsere Business-Events',
  preview: ({ answerBy }) => promise(answerBy),
  picture: () => ({
    id: mailPicture.businessEvents,
    alt: 'Ein Klimaforum im Saal: Gäste an Tischreihen, davor die gebogene LED-Wand.',
  }),
  blocks: ({ eventInterest, answerBy, venuesUrl }) => [
    { kind: 'heading', text: 'Vielen Dank für Ihr Interesse' },
    { kind: 'paragraph', text: `Ihre Bewerbung ist bei uns eingegangen. ${promise(answerBy)}` },
    ...(eventInterest === null ? [] : [factsOf([['Ihr Interesse', eventInterestLabels[eventInterest]]])]),
    {
      kind: 'paragraph',
      text: 'So geht es weiter: Wir prüfen Ihre Angaben. Nach der Bestätigung laden wir Sie zu den passenden Veranstaltungen ein.',
    },
    { kind: 'button', label: 'Bühnen und Räume ansehen', url: venuesUrl, quiet: true },
    {
      kind: 'note',
      tone: 'quiet',
      text: 'Sie haben sich nicht beworben? Dann ignorieren Sie diese E-Mail bitte.',
    },
  ],
  async props(context) {
    const { typed, createdAt } = await bookingOf(context, 'business_event');
    // Only one of the known kinds may reach the visitor's mail.
    return {
      eventInterest: eventInterests.find((interest) => interest === typed.eventInterest) ?? null,
      answerBy: stillPromised(createdAt, context.now) ? answerByText(createdAt, 'de') : null,
      venuesUrl: context.links.venuePage(),
    };
  },
  sample: {
    eventInterest: 'ai-conference',
    answerBy: answerByText(sample.receivedAt, 'de'),
    venuesUrl: 'https://stage.example/venues',
  },
};
