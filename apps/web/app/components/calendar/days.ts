import { weekdayOf as sundayBased } from '@mainstage/contracts/calendar';
import { dayParts } from '@mainstage/contracts/day-parts';
import { type Availability, stateOf } from '@mainstage/contracts/availability';
import { fullDateText, monthName } from '@mainstage/contracts/date-text';
import { calendarWords } from '@mainstage/content/calendar/words';

/** Friday 12 February 2027. */
export const longDay = (day: string) => fullDateText(day, { weekday: 'long' });
/** February 2027. */
export const monthText = (month: string) => `${monthName(month)} ${month.slice(0, 4)}`;
/** Feb 27. */
export const shortMonthText = (month: string) => `${monthName(month, 'short')} ${month.slice(2, 4)}`;

/** Months from that of a day, as YYYY-MM. */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

export function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** 0 is Monday. */
export const weekdayOf = (day: string) => (sundayBased(day) + 6) % 7;

/** Friday 12 February 2027: morning free, afternoon taken, evening taken. */
export function dayText(answer: Availability, venue: string, day: string): string {
  const parts = dayParts.map((part) => {
    const state = stateOf(answer, venue, day, part);
    return `${calendarWords.parts[part].toLowerCase()} ${state ? calendarWords.states[state] : ''}`;
  });
  return `${longDay(day)}: ${parts.join(', ')}`;
}
