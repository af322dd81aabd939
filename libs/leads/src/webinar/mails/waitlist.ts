import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { webinarFacts, webinarReason } from './words';
import type { MailOf } from '../../mail-of';
import { sample } from '../../sample';
import { webinarBookingOf } from '../booking-of';

export const webinarWaitlist: MailOf<'webinar-waitlist', { startsAt: Date }> = {
  kind: 'webinar-waitlist',
  name: 'Webinar: waiting list',
  language: 'de',
  reason: webinarReason,
  subject: () => 'Sie stehen auf der Warteliste für das LED-Wall-Webinar',
  preview: ({ startsAt }) =>
    `Alle Plätze am ${webinarDateText(startsAt).label} sind vergeben. Wir melden uns, sobald einer frei wird.`,
  blocks: ({ startsAt }) => [
    { kind: 'heading', text: 'Sie stehen auf der Warteliste' },
    {
      kind: 'paragraph',
      text: 'Vielen Dank für Ihr Interesse. Zurzeit sind alle Plätze vergeben; wir haben Sie auf die Warteliste gesetzt.',
    },
    webinarFacts(startsAt),
    { kind: 'paragraph', text: 'Sobald ein Platz frei wird, melden wir uns bei Ihnen. Sie müssen nichts weiter tun.' },
    {
      kind: 'note',
      tone: 'quiet',
      text: 'Sie haben sich nicht angemeldet? Dann betrachten Sie diese E-Mail bitte als gegenstandslos.',
    },
  ],
  async props(context) {
    const { startsAt } = await webinarBookingOf(context);
    return { startsAt };
  },
  sample: { startsAt: sample.startsAt },
};
