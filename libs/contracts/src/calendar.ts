import { rulingTime } from './clock';

/** Days and times as visitors write them, always of Europe/Berlin. */

const berlinDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today's calendar day in Berlin as YYYY-MM-DD. */
export function berlinToday(now: Date = rulingTime()): string {
  return berlinDay.format(now);
}

/** Whether the text is an existing day, written YYYY-MM-DD: 2027-02-29 is not. */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether the text is a time from 00:00 to 23:59. */
export function isRealTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
