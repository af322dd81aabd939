import { workingDayFrom, workingDaysAfter } from '@mainstage/calendar/days/working-days';
import { addDays, weekdayOf, whenBerlinShows } from '@mainstage/contracts/calendar';
import { dayAt } from '../../text/times';

/** Start of a working day in Frankfurt. */
export const morning = '09:00';

/** A day and time in Frankfurt as ISO 8601; undefined for a time that the day does not have. */
export const momentOn = (day: string, time: string): string | undefined => whenBerlinShows(day, time)?.toISOString();

export interface LaterMoment {
  label: string;
  /** ISO 8601 */
  at: string;
}

/**
 * The suggested moments for putting something off, in order, all but the first on working days.
 * @param now milliseconds since 1970
 */
export function laterMoments(now: number): LaterMoment[] {
  const today = dayAt(now);
  const untilMonday = (8 - weekdayOf(today)) % 7 || 7;
  const next = workingDaysAfter(today, 1);
  const monday = workingDayFrom(addDays(today, untilMonday));
  const moments: [string, string | undefined][] = [
    ['In three hours', new Date(now + 3 * 3_600_000).toISOString()],
    ['Next working day', momentOn(next, morning)],
    ['Next week', next === monday ? undefined : momentOn(monday, morning)],
    ['In a week', momentOn(workingDayFrom(addDays(today, 7)), morning)],
  ];
  return moments.flatMap(([label, at]) => (at ? [{ label, at }] : []));
}

/** The moments by which a reply is usually awaited, in order, on working days. @param from milliseconds since 1970 */
export function noReplyMoments(from: number): LaterMoment[] {
  const sent = dayAt(from);
  const days: [string, string][] = [
    ['In 2 working days', workingDaysAfter(sent, 2)],
    ['In 3 working days', workingDaysAfter(sent, 3)],
    ['In a week', workingDayFrom(addDays(sent, 7))],
    ['In two weeks', workingDayFrom(addDays(sent, 14))],
  ];
  return days.flatMap(([label, day]) => {
    const at = momentOn(day, morning);
    return at ? [{ label, at }] : [];
  });
}

/** The moment if it is in the future, else null. */
export const aheadOrNull = (at: string | null, now: number): string | null =>
  at !== null && Date.parse(at) > now ? at : null;
