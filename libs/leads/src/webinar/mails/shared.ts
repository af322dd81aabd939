import { mailPicture } from '@mainstage/content/pictures/mail';
import { calendarEntries } from '@mainstage/content/forms/receipt';
import { webinarMinutes } from '@mainstage/content/webinar/date-label';
import { type CalendarFile, calendarFile } from '@mainstage/mail/calendar/calendar-file';
import { factsOf, type Block } from '@mainstage/mail/layout/blocks';
import type { MailPicture } from '@mainstage/mail/mail-picture';
import type { MailContext } from '@mainstage/mail/mail-context';
import { sample } from '../../sample';
import type { ToVisitor } from '../../visitor-mail';
import type { Seat } from '../booking-of';
import { webinarWords } from './webinar-words';
import type { WebinarWords } from './webinar-words.types';

export function webinarFacts({ facts, dateOf }: WebinarWords, startsAt: Date): Block {
  const { date, span } = dateOf(startsAt);
  return factsOf([
    ['Webinar', facts.webinar],
    [facts.date, date],
    [facts.time, span],
    [facts.where, facts.online],
  ]);
}

export const webinarPicture = ({ language }: ToVisitor): MailPicture => ({
  id: mailPicture.webinar,
  alt: webinarWords[language].alt,
});

export const personalLinkNote = ({ personalLink }: WebinarWords): Block => ({
  kind: 'note',
  tone: 'quiet',
  text: personalLink,
});

/** Link that returns a seat or a place on the waiting list. */
export const returnBlocks = ({ giveBack }: WebinarWords, returnUrl: string): Block[] => [
  { kind: 'paragraph', text: giveBack.text },
  { kind: 'button', label: giveBack.button, url: returnUrl, quiet: true },
];

/** The calendar entry of the webinar, without the personal link because others may see the calendar. */
export function webinarEntry(
  { language, leadId, startsAt, sequence }: Pick<Seat, 'language' | 'leadId' | 'startsAt' | 'sequence'>,
  context: MailContext,
  attendee?: string,
): CalendarFile {
  return calendarFile(
    {
      filename: 'webinar.ics',
      language,
      leadId,
      start: startsAt,
      minutes: webinarMinutes,
      tentative: false,
      ...calendarEntries[language].webinar,
      stamp: context.now,
      sequence,
      ...(attendee && { attendee }),
    },
    context,
  );
}

/** Values shared by the samples of mails about a seat. */
export const seatSample: Seat = {
  language: 'de',
  leadId: sample.leadId,
  startsAt: sample.startsAt,
  joinUrl: sample.joinUrl,
  returnUrl: 'https://stage.example/webinar/return-seat?token=c2FtcGxlLXRva2Vu',
  sequence: 0,
  past: false,
  running: false,
};
