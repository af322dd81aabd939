import { handbookDates } from '@mainstage/content/pages/handbook-dates';
import { brand } from '@mainstage/content/site/brand';
import { addDays, type Day } from '@mainstage/estimate/days';
import type { MyDate } from './my-dates';

/** Longest line in bytes (RFC 5545, 3.1). */
const lineBytes = 75;
const domain = brand.email.split('@')[1];

/**
 * The dates as a calendar file (RFC 5545): each a whole day without a zone, with a reminder the day before. The same
 * event gives the same ids, so a second import moves entries and doubles none.
 * @param event the day of the event, which names the entries' ids
 * @param now when the file is made
 */
export function calendarFile(dates: readonly MyDate[], event: Day, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Deadlines//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(handbookDates.calendar.name)}`,
    ...dates.flatMap(({ id, day, label, text: detail }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${event}@${domain}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${plain(day)}`,
      `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
      `SUMMARY:${text(label)}`,
      `DESCRIPTION:${text(detail)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${text(label)}`,
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('\r\n') + '\r\n';
}

const plain = (day: Day) => day.replaceAll('-', '');
const text = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** Breaks a long line between two letters; what follows begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > lineBytes) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join('\r\n');
}
