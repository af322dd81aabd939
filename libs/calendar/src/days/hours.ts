import { berlinToday, isRealDate, isRealTime } from '@mainstage/contracts/calendar';
import { type DayPart, dayParts, type Hire, partsOfHire } from '@mainstage/contracts/day-parts';
import { DateTime } from 'luxon';
import { dayBegins, partHours } from '../facts';

export const zone = 'Europe/Berlin';

/** A stretch of time, the end not included. Milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

/**
 * The instant of a time of day in Frankfurt. A time that the clocks leave out in March is the moment at which they are
 * put forward; of a time that comes twice in October, it is the first.
 * @param day YYYY-MM-DD
 * @param time HH:MM
 */
export function instantOf(day: string, time: string): number {
  const offset = offsetOn(day);
  if (offset !== undefined && isRealTime(time)) return Date.parse(`${day}T${time}Z`) - offset;
  const asked = DateTime.fromISO(`${day}T${time}`, { zone });
  if (!asked.isValid) throw new RangeError(`${day} ${time} is no time`);
  const [hour, minute] = time.split(':').map(Number);
  // Left out in March: luxon goes on by the hour that is missing; the hour begins where both clocks meet.
  if (asked.hour !== hour || asked.minute !== minute) return asked.startOf('hour').toMillis();
  // Twice in October.
  const earlier = asked.month === 10 && hour === 2 ? asked.minus({ hours: 1 }) : asked;
  return (earlier.hour === hour ? earlier : asked).toMillis();
}

/**
 * How far the clocks of Frankfurt are ahead on a day, in milliseconds; undefined on the two days of the year on which that
 * changes, and for what is no day. Asked of the library once for each day, because it takes its time.
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

/** 0 stands for none: the clocks of Frankfurt are always ahead. */
const offsets = new Map<string, number>();

/** The day after, or so many days later. Calendar days have no zone. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The whole day of the house: from the latest end of the evening before to that of its own. */
export function dayOf(day: string): Span {
  return { from: instantOf(day, dayBegins), to: instantOf(addDays(day, 1), dayBegins) };
}

/** The hours of one part of a day. */
export function partOf(day: string, part: DayPart): Span {
  const { from, to } = partHours[part];
  return { from: instantOf(day, from), to: endOn(day, from, to) };
}

/** The hours that are hired: from the first part's beginning to the last one's end. */
export function hireHours(day: string, hire: Hire): Span {
  const parts = partsOfHire[hire];
  return { from: partOf(day, parts[0]).from, to: partOf(day, parts.at(-1)!).to };
}

/**
 * Hours given as times: an end at or before the beginning lies on the next day, and the booking still belongs to the
 * day it began.
 */
export function hoursOf(day: string, from: string, to: string): Span {
  return { from: instantOf(day, from), to: endOn(day, from, to) };
}

const endOn = (day: string, from: string, to: string) => instantOf(to > from ? day : addDays(day, 1), to);

/** The hours with set-up and dismantling around them; minutes. */
export function withSetUp({ from, to }: Span, { before, after }: { before: number; after: number }): Span {
  return { from: from - before * 60_000, to: to + after * 60_000 };
}

/** The day that something belongs to which begins at that instant: before the latest end it is still the day before. */
export function dayAt(instant: number): string {
  const today = berlinToday(new Date(instant));
  return instant < instantOf(today, dayBegins) ? addDays(today, -1) : today;
}

/** HH:MM in Frankfurt. */
export function timeAt(instant: number): string {
  return clock.format(instant);
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * The parts of that day which a stretch of time touches.
 * @public for what asks about a stretch rather than a part
 */
export function partsTouched(day: string, { from, to }: Span): DayPart[] {
  return dayParts.filter((part) => {
    const hours = partOf(day, part);
    return hours.from < to && from < hours.to;
  });
}
