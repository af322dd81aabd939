import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { webinarStateAt } from '@mainstage/content/webinar/state';
import type { MailOf } from '../../mail-of';
import { Withdrawn } from '../../withdrawn';
import { seatOf, type Seat, webinarBookingOf } from '../booking-of';
import {
  personalLinkNote,
  returnBlocks,
  seatSample,
  webinarEntry,
  webinarFacts,
  webinarPicture,
  webinarReason,
} from './words';

export type MovedSeat = Omit<Seat, 'past' | 'running'> & { place: 'seat' | 'kept' | 'waiting' };

const words = {
  seat: {
    preview: 'Ihr Platz und Ihr Zugang bleiben.',
    text: 'Ihr Platz bleibt Ihnen erhalten, und Ihr Zugangslink gilt auch am neuen Termin.',
  },
  kept: {
    preview: 'Ihr Platz bleibt vorgemerkt.',
    text: 'Ihr Platz bleibt vorgemerkt; bestätigen Sie ihn mit dem Link aus unserer früheren E-Mail.',
  },
  waiting: {
    preview: 'Ihr Platz auf der Warteliste bleibt.',
    text: 'Sie stehen weiter auf der Warteliste; sobald ein Platz frei wird, rücken Sie automatisch nach.',
  },
} as const;

/** The date was moved: seat or place stay, the entry in the calendar moves along. */
export const webinarMoved: MailOf<'webinar-moved', MovedSeat> = {
  kind: 'webinar-moved',
  name: 'Webinar: the date was moved',
  language: 'de',
  reason: webinarReason,
  subject: ({ startsAt }) => `Neuer Termin für Ihr LED-Wall-Webinar: ${webinarDateText(startsAt).day}`,
  preview: ({ place }) => words[place].preview,
  picture: webinarPicture,
  blocks: ({ startsAt, joinUrl, returnUrl, place }) => [
    { kind: 'heading', text: 'Wir haben einen neuen Termin' },
    {
      kind: 'paragraph',
      text: `Das Webinar wurde verschoben. ${words[place].text}`,
    },
    webinarFacts(startsAt),
    ...(place !== 'seat'
      ? []
      : [
          { kind: 'button', label: 'Zum Webinar', url: joinUrl } as const,
          personalLinkNote,
          { kind: 'paragraph', text: 'Der Eintrag im Anhang verschiebt den Termin in Ihrem Kalender.' } as const,
        ]),
    ...returnBlocks(returnUrl),
  ],
  calendar: (seat, context) => (seat.place !== 'seat' ? undefined : webinarEntry(seat, context, context.to)),
  async props(context) {
    const { booking, startsAt, status } = await webinarBookingOf(context, 'confirmed', 'provisional', 'waitlisted');
    if (webinarStateAt(startsAt, context.now, 1) === 'over') throw new Withdrawn('the new date is over by now');
    if (status === 'confirmed') return { ...(await seatOf(context)), place: 'seat' };
    return {
      leadId: booking.id,
      startsAt,
      joinUrl: context.links.joinWebinar(booking.id),
      returnUrl: context.links.returnSeat(booking.id),
      sequence: 0,
      place: status === 'waitlisted' ? 'waiting' : 'kept',
    };
  },
  sample: { ...seatSample, sequence: 1, place: 'seat' },
};
