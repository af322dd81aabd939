import { berlinTime } from '@mainstage/contracts/berlin-time';
import { addDays, berlinToday, isRealDate, isRealTime, whenBerlinShows } from '@mainstage/contracts/calendar';
import { type DayPart, type Hire, partsOfHire } from '@mainstage/contracts/day-parts';
import { dayBegins, partHours } from '../facts';

export { addDays };

/** A half-open time span in milliseconds since 1970. */
export interface TimeSpan {
  from: number;
  to: number;
}

/**
 * The instant of a time of day in Frankfurt. A time skipped in March resolves to the moment of the
 * clock change; a time repeated in October to its first occurrence.
 * @param day YYYY-MM-DD
 * @param time HH:MM
 */
export function instantOf(day: string, time: string): number {
  const offset = offsetOn(day);
  if (offset !== undefined && isRealTime(time)) return Date.parse(`${day}T${time}Z`) - offset;
  if (!isRealDate(day) || !isRealTime(time)) throw new RangeError(`${day} ${time} is no time`);
  return computedInstant(day, time);
}

function computedInstant(day: string, time: string): number {
  const nextHour = `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:00`;
  // A time skipped in March becomes the next full hour. Before 1893 clocks had other offsets, for which winter time is
  // used.
  const shown = whenBerlinShows(day, time) ?? whenBerlinShows(day, nextHour) ?? new Date(`${day}T${time}:00+01:00`);
  return shown.getTime();
}

/**
 * UTC offset of Frankfurt on a day in milliseconds; undefined on the two days of a clock change and for an invalid day.
 * Cached, because reading the time zone is slow.
 */
function offsetOn(day: string): number | undefined {
  const known = offsets.get(day);
  if (known !== undefined) return known || undefined;
  const [begins, ends] = isRealDate(day) ? [offsetAt(day, '00:00'), offsetAt(day, '23:59')] : [];
  const offset = begins === ends && begins !== undefined ? begins : 0;
  if (offsets.size > 2000) offsets.clear();
  offsets.set(day, offset);
  return offset || undefined;
}

const offsetAt = (day: string, time: string) => Date.parse(`${day}T${time}Z`) - computedInstant(day, time);

/** 0 means undefined: the offset of Frankfurt is never 0. */
const offsets = new Map<string, number>();

/** The whole bookable day: from the latest end of the previous evening to that of its own. */
export function dayOf(day: string): TimeSpan {
  return { from: instantOf(day, dayBegins), to: instantOf(addDays(day, 1), dayBegins) };
}

export function partOf(day: string, part: DayPart): TimeSpan {
  const { from, to } = partHours[part];
  return { from: instantOf(day, from), to: endOn(day, from, to) };
}

/** Hire hours: from the start of the first part to the end of the last one. */
export function hireHours(day: string, hire: Hire): TimeSpan {
  const parts = partsOfHire[hire];
  return { from: partOf(day, parts[0]).from, to: partOf(day, parts.at(-1)!).to };
}

/**
 * Hours given as times. An end at or before the start is on the next day; the booking belongs to the day of its start.
 */
export function hoursOf(day: string, from: string, to: string): TimeSpan {
  return { from: instantOf(day, from), to: endOn(day, from, to) };
}

const endOn = (day: string, from: string, to: string) => instantOf(to > from ? day : addDays(day, 1), to);

/** The hours with set-up and dismantling around them; minutes. */
export function withSetUp({ from, to }: TimeSpan, { before, after }: { before: number; after: number }): TimeSpan {
  return { from: from - before * 60_000, to: to + after * 60_000 };
}

/** The day of a booking that starts at that instant: before the latest end of an evening, the previous day. */
export function dayAt(instant: number): string {
  const today = berlinToday(new Date(instant));
  return instant < instantOf(today, dayBegins) ? addDays(today, -1) : today;
}

/** HH:MM in Frankfurt. */
export const timeAt = (instant: number): string => berlinTime(instant).time;
