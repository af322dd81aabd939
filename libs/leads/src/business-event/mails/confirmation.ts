import { type EventInterest, eventInterestLabels, eventInterests } from '../form';
import { factsOf } from '@mainstage/mail/layout/blocks';
import type { MailOf } from '../../mail-of';
import { bookingOf } from '../../tour/booking-of';

export const businessEventConfirmation: MailOf<'business-event-confirmation', { eventInterest: EventInterest | null }> =
  {
    kind: 'business-event-confirmation',
    name: 'Business event: confirmation',
    language: 'de',
    reason: 'Sie erhalten diese E-Mail, weil diese Adresse für unsere Business-Events angemeldet wurde.',
    subject: () => 'Ihre Bewerbung für unsere Business-Events',
    preview: () => 'Wir haben Ihre Angaben erhalten und melden uns in Kürze bei Ihnen.',
    blocks: ({ eventInterest }) => [
      { kind: 'heading', text: 'Vielen Dank für Ihr Interesse' },
      { kind: 'paragraph', text: 'Ihre Bewerbung ist bei uns eingegangen. Wir melden uns in Kürze bei Ihnen.' },
      ...(eventInterest === null ? [] : [factsOf([['Ihr Interesse', eventInterestLabels[eventInterest]]])]),
      {
        kind: 'paragraph',
        text: 'So geht es weiter: Wir sehen uns Ihre Angaben an, und nach der Bestätigung laden wir Sie zu den passenden Veranstaltungen ein.',
      },
      {
        kind: 'note',
        tone: 'quiet',
        text: 'Sie haben sich nicht beworben? Dann betrachten Sie diese E-Mail bitte als gegenstandslos.',
      },
    ],
    async props(context) {
      const { typed } = await bookingOf(context, 'business_event');
      // Only one of the known kinds may reach the visitor's mail.
      return { eventInterest: eventInterests.find((interest) => interest === typed.eventInterest) ?? null };
    },
    sample: { eventInterest: 'ai-conference' },
  };
