import { handbookDates } from '@mainstage/content/shared-pages/handbook-dates';
import { addDays, type Day } from '@mainstage/estimate/days';
import { calendarOf, entryDomain, stampOf, textOf } from '../../components/files/calendar-lines';
import type { MyDate } from './my-dates';

/**
 * The dates as a calendar file (RFC 5545): all-day entries without a time zone, with a reminder the day before. The
 * same event gives the same ids, so a second import moves entries and duplicates none.
 * @param event the day of the event, which the entries' ids contain
 * @param now when the file is made
 */
export function calendarFile(dates: readonly MyDate[], event: Day, now: Date): string {
  return calendarOf('Deadlines', 'EN', [
    `X-WR-CALNAME:${textOf(handbookDates.calendar.name)}`,
    ...dates.flatMap(({ id, day, label, text }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${event}@${entryDomain}`,
      `DTSTAMP:${stampOf(now)}`,
      `DTSTART;VALUE=DATE:${plain(day)}`,
      `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
      `SUMMARY:${textOf(label)}`,
      `DESCRIPTION:${textOf(text)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${textOf(label)}`,
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
    ]),
  ]);
}

const plain = (day: Day) => day.replaceAll('-', '');
