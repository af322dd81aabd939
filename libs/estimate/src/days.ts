import { addDays, weekdayOf } from '@mainstage/contracts/calendar';
import { fullDateText } from '@mainstage/contracts/date-text';

export { addDays, weekdayOf };

/** A calendar day, YYYY-MM-DD, without a time zone; callers determine today in Europe/Berlin. */
export type Day = string;

const dayMs = 86_400_000;
const toMs = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Days from one day to the other; negative if the other is earlier. */
export const daysBetween = (one: Day, other: Day): number => Math.round((toMs(other) - toMs(one)) / dayMs);

/** The day that many working days (Monday to Friday) before the given one. Ignores public holidays. */
export function workingDaysBefore(day: Day, workingDays: number): Day {
  let at = day;
  for (let left = workingDays; left > 0;) {
    at = addDays(at, -1);
    if (weekdayOf(at) !== 0 && weekdayOf(at) !== 6) left -= 1;
  }
  return at;
}

/** The first of the given weekdays, from that day on. */
export function nextOf(weekdays: readonly number[], day: Day): Day {
  let at = day;
  while (!weekdays.includes(weekdayOf(at))) at = addDays(at, 1);
  return at;
}

/** Sat 12 December 2026. */
export const longDay = (day: Day): string => fullDateText(day, { weekday: 'short' });

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Saturday, or Monday, Tuesday or Friday. */
export function weekdaysText(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => weekdayNames[day] ?? '');
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');
}
