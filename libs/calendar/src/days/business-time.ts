import { opening } from '@mainstage/content/site/hours';
import { berlinToday } from '@mainstage/contracts/calendar';
import { addDays, instantOf, type TimeSpan } from './hours';
import { isWorkingDay } from './working-days';

/** HH:MM in Frankfurt. */
export const businessHours = {
  opens: opening.business.opens.padStart(5, '0'),
  closes: opening.business.closes.padStart(5, '0'),
};

/** The business hours of a day, half-open; undefined if it is no working day. */
function businessHoursOf(day: string): TimeSpan | undefined {
  const known = hoursOfDays.get(day);
  if (known !== undefined) return known ?? undefined;
  const hours = isWorkingDay(day)
    ? { from: instantOf(day, businessHours.opens), to: instantOf(day, businessHours.closes) }
    : null;
  if (hoursOfDays.size > 2000) hoursOfDays.clear();
  hoursOfDays.set(day, hours);
  return hours ?? undefined;
}

/** Cached, because the alarms of a lead need the same few days several times. Null if the day is no working day. */
const hoursOfDays = new Map<string, TimeSpan | null>();

/** The first moment of business hours not before this one; closing time itself is outside. */
export function nextBusinessTime(at: number): number {
  for (let day = berlinToday(new Date(at)); ; day = addDays(day, 1)) {
    const hours = businessHoursOf(day);
    if (hours && at < hours.to) return Math.max(at, hours.from);
  }
}

/** Milliseconds of business hours between two moments. */
export function businessTimeBetween(from: number, to: number): number {
  let sum = 0;
  for (let day = berlinToday(new Date(from)); instantOf(day, '00:00') < to; day = addDays(day, 1)) {
    const hours = businessHoursOf(day);
    if (hours) sum += Math.max(0, Math.min(to, hours.to) - Math.max(from, hours.from));
  }
  return sum;
}

/** The moment after this many milliseconds of business hours. */
export function afterBusinessTime(from: number, milliseconds: number): number {
  let left = milliseconds;
  for (let at = nextBusinessTime(from); ;) {
    const closes = businessHoursOf(berlinToday(new Date(at)))!.to;
    if (at + left < closes) return at + left;
    left -= closes - at;
    at = nextBusinessTime(closes);
  }
}
