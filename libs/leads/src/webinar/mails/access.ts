import { webinarDateText } from '@mainstage/content/webinar/date-label';
import type { Block } from '@mainstage/mail/layout/blocks';
import type { MailOf } from '../../mail-of';
import { type Seat, seatOf } from '../booking-of';
import {
  personalLinkNote,
  returnBlocks,
  seatSample,
  webinarEntry,
  webinarFacts,
  webinarPicture,
  webinarReason,
} from './words';

const notYou: Block = {
  kind: 'note',
  tone: 'quiet',
  text: 'Sie haben sich nicht angemeldet? Dann ignorieren Sie diese E-Mail bitte.',
};

export const webinarAccess: MailOf<'webinar-access', Seat> = {
  kind: 'webinar-access',
  name: 'Webinar: access link',
  language: 'de',
  reason: webinarReason,
  subject: ({ startsAt, past, running }) =>
    past
      ? 'Ihre Anmeldung zum LED-Wall-Webinar'
      : running
        ? 'Das LED-Wall-Webinar läuft: Ihr Zugang'
        : `Ihr Zugang zum LED-Wall-Webinar am ${webinarDateText(startsAt).day}`,
  preview: ({ startsAt, past, running }) =>
    running
      ? 'Ihr Link führt direkt hinein.'
      : past
        ? `Der Termin am ${webinarDateText(startsAt).day} liegt bereits hinter uns.`
        : `Ihr Platz ist reserviert: ${webinarDateText(startsAt).shown}, live und online.`,
  picture: webinarPicture,
  blocks: (props) => [
    ...(props.past ? pastBlocks(props) : props.running ? runningBlocks(props) : comingBlocks(props)),
    notYou,
  ],
  calendar: (seat, context) => (seat.past || seat.running ? undefined : webinarEntry(seat, context)),
  props: seatOf,
  sample: seatSample,
};

function comingBlocks({ startsAt, joinUrl, returnUrl }: Seat): Block[] {
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
    ...returnBlocks(returnUrl),
  ];
}

function runningBlocks({ startsAt, joinUrl }: Seat): Block[] {
  return [
    { kind: 'heading', text: 'Wir sind gerade live' },
    { kind: 'paragraph', text: 'Vielen Dank für Ihre Anmeldung. Ihr Link führt direkt hinein.' },
    webinarFacts(startsAt),
    { kind: 'button', label: 'Jetzt dazukommen', url: joinUrl },
    personalLinkNote,
  ];
}

function pastBlocks({ startsAt, joinUrl }: Seat): Block[] {
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
