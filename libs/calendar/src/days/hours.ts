import { berlinToday, isRealDate, isRealTime } from '@mainstage/contracts/calendar';
import { type DayPart, type Hire, partsOfHire } from '@mainstage/contracts/day-parts';
import { dateFormat } from '@mainstage/contracts/date-format';
import { DateTime } from 'luxon';
import { dayBegins, partHours } from '../facts';

export const zone = 'Europe/Berlin';

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
  const local = DateTime.fromISO(`${day}T${time}`, { zone });
  if (!local.isValid) throw new RangeError(`${day} ${time} is no time`);
  const [hour, minute] = time.split(':').map(Number);
  // Skipped in March: luxon adds the missing hour.
  if (local.hour !== hour || local.minute !== minute) return local.startOf('hour').toMillis();
  // Repeated in October.
  const earlier = local.month === 10 && hour === 2 ? local.minus({ hours: 1 }) : local;
  return (earlier.hour === hour ? earlier : local).toMillis();
}

/**
 * UTC offset of Frankfurt on a day in milliseconds; undefined on the two days of a clock change and for an invalid day.
 * Cached, because luxon is slow.
 */
function offsetOn(day: string): number | undefined {
  const known = offsets.get(day);
  if (known !== undefined) return known || undefined;
  const start = DateTime.fromISO(day, { zone });
  const offset = isRealDate(day) && start.offset === start.endOf('day').offset ? start.offset * 60_000 : 0;
  if (offsets.size > 2000) offsets.clear();
  offsets.set(day, offset);
  return offset || undefined;
}

/** 0 means undefined: the offset of Frankfurt is never 0. */
const offsets = new Map<string, number>();

/** The day that many days later. Calendar days have no time zone. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The whole bookable day: from the latest end of the previous evening to that of its own. */
export function dayOf(day: string): TimeSpan {
  return { from: instantOf(day, dayBegins), to: instantOf(addDays(day, 1), dayBegins) };
}

/** The hours of one part of a day. */
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

/** The day that a booking starting at that instant belongs to: before the latest end of an evening, the previous day. */
export function dayAt(instant: number): string {
  const today = berlinToday(new Date(instant));
  return instant < instantOf(today, dayBegins) ? addDays(today, -1) : today;
}

/** HH:MM in Frankfurt. */
export function timeAt(instant: number): string {
  return clock.format(instant);
}

const clock = dateFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
