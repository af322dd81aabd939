import { germanMomentText } from '@mainstage/calendar/days/day-text';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import type { MailOf } from '../../mail-of';
import { Withdrawn } from '../../withdrawn';
import { webinarBookingOf } from '../booking-of';
import { seatSample, webinarFacts, webinarPicture, webinarReason } from './words';

export interface Provisional {
  startsAt: Date;
  keepUntil: Date;
  keepUrl: string;
}

// The year is needless: the seat is kept for a day.
const until = (at: Date) => germanMomentText(at, at);

/** In a rush seats are kept for those who read their mail: one press within a day. */
export const webinarProvisional: MailOf<'webinar-provisional', Provisional> = {
  kind: 'webinar-provisional',
  name: 'Webinar: provisional seat',
  language: 'de',
  reason: webinarReason,
  subject: ({ startsAt }) => `Bitte bestätigen: Ihr Platz im Webinar am ${webinarDateText(startsAt).day}`,
  preview: ({ keepUntil }) => `Wir halten ihn bis ${until(keepUntil)} für Sie frei.`,
  picture: webinarPicture,
  blocks: ({ startsAt, keepUntil, keepUrl }) => [
    { kind: 'heading', text: 'Bitte bestätigen Sie Ihren Platz' },
    {
      kind: 'paragraph',
      text: `Zurzeit melden sich sehr viele an. Ihr Platz ist vorgemerkt: Bestätigen Sie ihn auf der verlinkten Seite; Ihr Zugang kommt dann per E-Mail. Wir halten ihn bis ${until(keepUntil)} frei.`,
    },
    webinarFacts(startsAt),
    { kind: 'button', label: 'Seite öffnen und Platz bestätigen', url: keepUrl },
    {
      kind: 'note',
      tone: 'quiet',
      text: 'Sie haben sich nicht angemeldet? Dann ignorieren Sie diese E-Mail bitte; der Platz wird automatisch wieder frei.',
    },
  ],
  async props(context) {
    const { booking, startsAt } = await webinarBookingOf(context, 'provisional');
    if (!booking.webinarKeepUntil || booking.webinarKeepUntil <= context.now)
      throw new Withdrawn('the time to keep the seat is over');
    return { startsAt, keepUntil: booking.webinarKeepUntil, keepUrl: context.links.keepSeat(booking.id) };
  },
  sample: {
    startsAt: seatSample.startsAt,
    keepUntil: new Date('2026-07-02T09:24:00+02:00'),
    keepUrl: 'https://stage.example/webinar/keep-seat?token=c2FtcGxlLXRva2Vu',
  },
};
