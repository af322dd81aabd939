import { webinarDateText } from '@mainstage/content/webinar/date-label';
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

/** A seat was given back, or there are more of them now: whoever waited longest has it. */
export const webinarMovedUp: MailOf<'webinar-moved-up', Seat> = {
  kind: 'webinar-moved-up',
  name: 'Webinar: moved up from the waiting list',
  language: 'de',
  reason: webinarReason,
  subject: ({ startsAt }) => `Sie sind nachgerückt: LED-Wall-Webinar am ${webinarDateText(startsAt).day}`,
  preview: () => 'Ein Platz ist frei geworden, und er gehört Ihnen. Hier ist Ihr Zugang.',
  picture: webinarPicture,
  blocks: ({ startsAt, joinUrl, returnUrl, past, running }) => [
    { kind: 'heading', text: 'Sie sind nachgerückt' },
    {
      kind: 'paragraph',
      text: running
        ? 'Ein Platz ist frei geworden, und er gehört Ihnen. Das Webinar läuft bereits; Ihr Link führt direkt hinein.'
        : 'Ein Platz ist frei geworden, und er gehört Ihnen. Wir freuen uns, Sie live begrüßen zu dürfen.',
    },
    webinarFacts(startsAt),
    { kind: 'button', label: 'Zum Webinar', url: joinUrl },
    personalLinkNote,
    ...(past || running
      ? []
      : [{ kind: 'paragraph', text: 'Den Termin finden Sie als Kalendereintrag im Anhang.' } as const]),
    ...returnBlocks(returnUrl),
  ],
  calendar: (seat, context) => (seat.past || seat.running ? undefined : webinarEntry(seat, context)),
  props: seatOf,
  sample: seatSample,
};
