import { berlinToday } from '@mainstage/contracts/calendar';
import { isHoliday } from 'feiertagejs';
import { DateTime } from 'luxon';
import { optionTerms } from '../facts';
import { addDays, instantOf } from './hours';

/** Whether the house works on a day: Monday to Friday, without the public holidays of Hesse. */
export function isWorkingDay(day: string): boolean {
  const known = workingDays.get(day);
  if (known !== undefined) return known;
  if (workingDays.size > 2000) workingDays.clear();
  const works = reckoned(day);
  workingDays.set(day, works);
  return works;
}

// The library takes a moment for each question, and the answer never changes.
const workingDays = new Map<string, boolean>();

function reckoned(day: string): boolean {
  const date = DateTime.fromISO(day);
  // The library reads the machine's own calendar, so it gets noon there: the same day wherever this runs.
  return date.weekday <= 5 && !isHoliday(date.set({ hour: 12 }).toJSDate(), 'HE');
}

/** The first working day from that day on. */
function workingDayFrom(day: string): string {
  return isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));
}

/** So many working days after a day. */
export function workingDaysAfter(day: string, count: number): string {
  return count === 0 ? day : workingDaysAfter(workingDayFrom(addDays(day, 1)), count - 1);
}

/** Until when a challenged option has to decide: noon of the next working day in Frankfurt. */
export function challengeEnd(now: Date): Date {
  return new Date(instantOf(workingDaysAfter(berlinToday(now), 1), optionTerms.endsAt.challenge));
}

/** Until when a new option lasts. */
export function optionEnd(now: Date): Date {
  return new Date(
    instantOf(workingDayFrom(addDays(berlinToday(now), optionTerms.lastsDays)), optionTerms.endsAt.option),
  );
}

/** The least time that whoever moved up has. */
export function movedUpEnd(now: Date): Date {
  const day = workingDaysAfter(berlinToday(now), optionTerms.afterMovingUpWorkingDays);
  return new Date(instantOf(day, optionTerms.endsAt.option));
}
