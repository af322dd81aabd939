import { addDays, partOf, type TimeSpan, withSetUp } from '@mainstage/calendar/days/hours';
import { setUpOf } from '@mainstage/calendar/atoms/set-up';
import { type DayState, stateLetters } from '@mainstage/contracts/availability';
import { dayParts } from '@mainstage/contracts/day-parts';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { AreaGuests } from '@mainstage/calendar/guests/guest-areas';
import type { VenueTimes } from './calendar-times';
import { type AreaSums, closes, type GuestTimes } from './guest-times';
import { meets } from './spans';

/** A part of a day, with the highest number of guests in the building during it. */
export interface PartOfCalendar {
  hours: TimeSpan;
  guests: AreaSums;
}

export const partsOfDays = (days: readonly string[], guests: GuestTimes): PartOfCalendar[] =>
  days.flatMap((day) => hoursOfParts(day).map((hours) => ({ hours, guests: guests.peak(hours) })));

/**
 * The letters of a venue's days: availability for that part of the day, with the venue's set-up and that many guests.
 * @param now milliseconds since 1970; parts that have begun are over
 */
export function dayLetters(
  venue: VenueId,
  times: VenueTimes,
  own: AreaGuests,
  parts: readonly PartOfCalendar[],
  now: number,
): string {
  const setUp = setUpOf(venue);
  let letters = '';
  for (const { hours, guests } of parts) {
    const state: DayState = hours.from <= now ? 'over' : stateIn(times, withSetUp(hours, setUp), own, guests);
    letters += stateLetters[state];
  }
  return letters;
}

function stateIn({ taken, underOption }: VenueTimes, needed: TimeSpan, own: AreaGuests, there: AreaSums): DayState {
  if (meets(taken, needed) || closes(own, there.definite)) return 'taken';
  return meets(underOption, needed) || closes(own, there.reserved) ? 'asked' : 'free';
}

export function dayList(from: string, days: number): string[] {
  const list = [from];
  while (list.length < days) list.push(nextDay(list.at(-1)!));
  return list;
}

// Time zone conversion is slow and the hours of a day never change: two years of days are cached.
const kept = 800;
const hours = new Map<string, readonly TimeSpan[]>();
const next = new Map<string, string>();

const hoursOfParts = (day: string) => remembered(hours, day, () => dayParts.map((part) => partOf(day, part)));
const nextDay = (day: string) => remembered(next, day, () => addDays(day, 1));

function remembered<T>(memory: Map<string, T>, key: string, make: () => T): T {
  const known = memory.get(key);
  if (known !== undefined) return known;
  if (memory.size >= kept) memory.clear();
  const made = make();
  memory.set(key, made);
  return made;
}
