import { addDays, berlinToday, weekdayOf } from '@mainstage/contracts/calendar';
import { isHoliday } from 'feiertagejs';
import { optionTerms } from '../facts';
import { instantOf } from './hours';

/** Whether a day is a working day: Monday to Friday except the public holidays of Hesse. */
export function isWorkingDay(day: string): boolean {
  const known = workingDays.get(day);
  if (known !== undefined) return known;
  if (workingDays.size > 2000) workingDays.clear();
  const works = computeWorkingDay(day);
  workingDays.set(day, works);
  return works;
}

// Cached: the library is slow and the result never changes.
const workingDays = new Map<string, boolean>();

function computeWorkingDay(day: string): boolean {
  const atWeekend = [0, 6].includes(weekdayOf(day));
  // The library reads the day in local time.
  return !atWeekend && !isHoliday(new Date(`${day}T12:00:00`), 'HE');
}

/** The day, or the next working day if it is none. */
export function workingDayFrom(day: string): string {
  return isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));
}

/** The day that many working days later. */
export function workingDaysAfter(day: string, count: number): string {
  return count === 0 ? day : workingDaysAfter(workingDayFrom(addDays(day, 1)), count - 1);
}

/** Deadline of a challenged option: noon of the next working day in Frankfurt. */
export function challengeEnd(now: Date): Date {
  return new Date(instantOf(workingDaysAfter(berlinToday(now), 1), optionTerms.endsAt.challenge));
}

/** End of a new option. */
export function optionEnd(now: Date): Date {
  return new Date(
    instantOf(workingDayFrom(addDays(berlinToday(now), optionTerms.lastsDays)), optionTerms.endsAt.option),
  );
}

/** Minimum end of an option that moved up to rank 1. */
export function movedUpEnd(now: Date): Date {
  const day = workingDaysAfter(berlinToday(now), optionTerms.afterMovingUpWorkingDays);
  return new Date(instantOf(day, optionTerms.endsAt.option));
}
