import { berlinToday } from '@mainstage/contracts/calendar';
import { dayText } from '@mainstage/calendar/days/day-text';

const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `2026-07-18`, `14:00` → Saturday, 18 July 2026, 14:00 (Frankfurt time) */
export function tourDateText(day: string, time: string): string {
  // A calendar day has no zone; reading and writing it in UTC keeps it the same day.
  const parts = Object.fromEntries(
    words.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return `${parts['weekday']}, ${parts['day']} ${parts['month']} ${parts['year']}, ${time} (Frankfurt time)`;
}

/** `2027-03-12`, `10:00` → Fri 12 March 10:00; with the year where it is not that of the request. */
export function tourDateSubject(day: string, time: string, requestedAt: Date): string {
  const [weekday, date, month, year] = dayText(day).split(' ');
  const ofRequest = berlinToday(requestedAt).slice(0, 4);
  return [weekday, date, month, year !== ofRequest && year, time].filter(Boolean).join(' ');
}
