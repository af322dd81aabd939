import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { seatSample, webinarFacts, webinarPicture, webinarReason } from './words';
import type { MailOf } from '../../mail-of';
import { webinarBookingOf } from '../booking-of';

export const webinarWaitlist: MailOf<'webinar-waitlist', { startsAt: Date; returnUrl: string }> = {
  kind: 'webinar-waitlist',
  name: 'Webinar: waiting list',
  language: 'de',
  reason: webinarReason,
  subject: () => 'Sie stehen auf der Warteliste für das LED-Wall-Webinar',
  preview: ({ startsAt }) =>
    `Alle Plätze am ${webinarDateText(startsAt).shown} sind vergeben. Wir melden uns, sobald einer frei wird.`,
  picture: webinarPicture,
  blocks: ({ startsAt, returnUrl }) => [
    { kind: 'heading', text: 'Sie stehen auf der Warteliste' },
    {
      kind: 'paragraph',
      text: 'Vielen Dank für Ihr Interesse. Zurzeit sind alle Plätze vergeben; Sie stehen nun auf unserer Warteliste.',
    },
    webinarFacts(startsAt),
    {
      kind: 'paragraph',
      text: 'Sobald ein Platz frei wird, rücken Sie automatisch nach und erhalten Ihren Zugang per E-Mail. Sie müssen nichts weiter tun.',
    },
    { kind: 'paragraph', text: 'Sie möchten nicht mehr warten? Dann streichen Sie sich hier von der Liste:' },
    { kind: 'link', label: 'Von der Warteliste streichen', url: returnUrl },
    {
      kind: 'note',
      tone: 'quiet',
      text: 'Sie haben sich nicht angemeldet? Dann ignorieren Sie diese E-Mail bitte.',
    },
  ],
  async props(context) {
    const { booking, startsAt } = await webinarBookingOf(context, 'waitlisted');
    return { startsAt, returnUrl: context.links.returnSeat(booking.id) };
  },
  sample: { startsAt: seatSample.startsAt, returnUrl: seatSample.returnUrl },
};
