import { mailPicture } from '@mainstage/content/pictures/mail';
import { receiptEntries } from '@mainstage/content/forms/receipt';
import { webinarDateText, webinarMinutes } from '@mainstage/content/webinar/date-label';
import { type CalendarFile, calendarFile } from '@mainstage/mail/calendar/calendar-file';
import { factsOf, type Block } from '@mainstage/mail/layout/blocks';
import type { MailPicture } from '@mainstage/mail/mail-picture';
import type { MailContext } from '@mainstage/mail/mail-context';
import { sample } from '../../sample';
import type { Seat } from '../booking-of';

/** When and where, the same in every mail about the webinar. */
export function webinarFacts(startsAt: Date): Block {
  const { weekday, day, time, endTime } = webinarDateText(startsAt);
  return factsOf([
    ['Webinar', receiptEntries.webinar.summary],
    ['Termin', `${weekday}, ${day}`],
    ['Uhrzeit', `${time}–${endTime} Uhr (Frankfurter Zeit)`],
    ['Ort', 'Live und online'],
  ]);
}

export const webinarReason = 'Sie erhalten diese E-Mail, weil diese Adresse für unser Webinar angemeldet wurde.';

/** The same picture in every mail about the webinar. */
export const webinarPicture = (): MailPicture => ({
  id: mailPicture.webinar,
  alt: 'Die Crew wartet vor der LED-Wand, die die Minuten bis zum Webinar zählt.',
});

export const personalLinkNote: Block = {
  kind: 'note',
  tone: 'quiet',
  text: 'Ihr Zugang ist persönlich. Er öffnet sich zehn Minuten vor Beginn; bitte geben Sie ihn nicht weiter.',
};

/** The way to give a seat, or a place on the waiting list, to somebody else. */
export const returnBlocks = (returnUrl: string): Block[] => [
  {
    kind: 'paragraph',
    text: 'Doch verhindert? Dann geben Sie Ihren Platz bitte frei, damit jemand anderes teilnehmen kann:',
  },
  { kind: 'button', label: 'Platz freigeben', url: returnUrl, quiet: true },
];

/** The webinar in a calendar; the entry is read by others, so the personal link stays out of it. */
export function webinarEntry(
  { leadId, startsAt, sequence }: Pick<Seat, 'leadId' | 'startsAt' | 'sequence'>,
  context: MailContext,
  attendee?: string,
): CalendarFile {
  return calendarFile(
    {
      filename: 'webinar.ics',
      language: 'de',
      leadId,
      start: startsAt,
      minutes: webinarMinutes,
      tentative: false,
      ...receiptEntries.webinar,
      stamp: context.now,
      sequence,
      ...(attendee && { attendee }),
    },
    context,
  );
}

/** What the samples of mails about a seat have in common. */
export const seatSample: Seat = {
  leadId: sample.leadId,
  startsAt: sample.startsAt,
  joinUrl: sample.joinUrl,
  returnUrl: 'https://stage.example/webinar/return-seat?token=c2FtcGxlLXRva2Vu',
  sequence: 0,
  past: false,
  running: false,
};
