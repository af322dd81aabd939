import { webinarDateText, webinarMinutes } from '@mainstage/content/webinar/date-label';
import { webinarStateAt } from '@mainstage/content/webinar/state';
import { calendarFile } from '@mainstage/mail/calendar/calendar-file';
import type { Block } from '@mainstage/mail/layout/blocks';
import { personalLinkNote, webinarFacts, webinarReason, webinarTitle } from './words';
import type { MailOf } from '../../mail-of';
import { sample } from '../../sample';
import { webinarBookingOf } from '../booking-of';

export interface Access {
  leadId: string;
  startsAt: Date;
  joinUrl: string;
  /** The date lies behind us. */
  past: boolean;
  /** It has begun: the link leads straight in. */
  running: boolean;
}

const notYou: Block = {
  kind: 'note',
  tone: 'quiet',
  text: 'Sie haben sich nicht angemeldet? Dann betrachten Sie diese E-Mail bitte als gegenstandslos.',
};

export const webinarAccess: MailOf<'webinar-access', Access> = {
  kind: 'webinar-access',
  name: 'Webinar: access link',
  language: 'de',
  reason: webinarReason,
  subject: ({ startsAt, past, running }) =>
    past
      ? 'Ihre Anmeldung zum LED-Wall-Webinar'
      : running
        ? 'Das LED-Wall-Webinar läuft: Ihr Zugang'
        : `Ihr Zugang zum LED-Wall-Webinar am ${webinarDateText(startsAt).label}`,
  preview: ({ startsAt, past, running }) =>
    running
      ? 'Ihr Link führt direkt hinein.'
      : past
        ? `Der Termin am ${webinarDateText(startsAt).day} liegt bereits hinter uns.`
        : `Ihr Platz ist reserviert: ${webinarDateText(startsAt).label}, live und online.`,
  blocks: (props) => [
    ...(props.past ? pastBlocks(props) : props.running ? runningBlocks(props) : comingBlocks(props)),
    notYou,
  ],
  // The entry lives in calendars that others read, so the personal link stays out of it.
  calendar: ({ leadId, startsAt, past, running }, context) =>
    past || running
      ? undefined
      : calendarFile(
          {
            filename: 'webinar.ics',
            language: 'de',
            leadId,
            start: startsAt,
            minutes: webinarMinutes,
            tentative: false,
            summary: webinarTitle,
            description: 'Ihren persönlichen Zugangslink finden Sie in der E-Mail zu Ihrer Anmeldung.',
            location: 'Online',
            stamp: context.now,
          },
          context,
        ),
  async props(context) {
    const { booking, startsAt } = await webinarBookingOf(context);
    const state = webinarStateAt(startsAt, context.now, 1);
    return {
      leadId: booking.id,
      startsAt,
      joinUrl: context.links.joinWebinar(booking.id),
      past: state === 'over',
      running: state === 'running',
    };
  },
  sample: { leadId: sample.leadId, startsAt: sample.startsAt, joinUrl: sample.joinUrl, past: false, running: false },
};

function comingBlocks({ startsAt, joinUrl }: Access): Block[] {
  return [
    { kind: 'heading', text: 'Ihr Platz ist reserviert' },
    { kind: 'paragraph', text: 'Vielen Dank für Ihre Anmeldung. Wir freuen uns, Sie live begrüßen zu dürfen.' },
    webinarFacts(startsAt),
    { kind: 'button', label: 'Zum Webinar', url: joinUrl },
    personalLinkNote,
    {
      kind: 'paragraph',
      text: 'Den Termin finden Sie als Kalendereintrag im Anhang.',
    },
  ];
}

function runningBlocks({ startsAt, joinUrl }: Access): Block[] {
  return [
    { kind: 'heading', text: 'Wir sind gerade live' },
    { kind: 'paragraph', text: 'Vielen Dank für Ihre Anmeldung. Ihr Link führt direkt hinein.' },
    webinarFacts(startsAt),
    { kind: 'button', label: 'Jetzt dazukommen', url: joinUrl },
    personalLinkNote,
  ];
}

function pastBlocks({ startsAt, joinUrl }: Access): Block[] {
  return [
    { kind: 'heading', text: 'Dieser Termin liegt bereits hinter uns' },
    {
      kind: 'paragraph',
      text: 'Vielen Dank für Ihre Anmeldung. Das Webinar hat an diesem Termin schon stattgefunden:',
    },
    webinarFacts(startsAt),
    { kind: 'button', label: 'Ihr persönlicher Zugang', url: joinUrl },
    {
      kind: 'paragraph',
      text: 'Wenn Sie sich für den nächsten Termin interessieren, antworten Sie einfach auf diese E-Mail. Wir melden uns gern bei Ihnen.',
    },
  ];
}
