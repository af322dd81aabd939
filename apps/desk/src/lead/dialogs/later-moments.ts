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

/** The suggested moments for putting something off, in order. @param now milliseconds since 1970 */
export function laterMoments(now: number): LaterMoment[] {
  const today = dayAt(now);
  const untilMonday = (8 - weekdayOf(today)) % 7 || 7;
  const moments: [string, string | undefined][] = [
    ['In three hours', new Date(now + 3 * 3_600_000).toISOString()],
    ['Tomorrow morning', momentOn(addDays(today, 1), morning)],
    ['Monday morning', momentOn(addDays(today, untilMonday), morning)],
    ['In a week', momentOn(addDays(today, 7), morning)],
  ];
  return moments.flatMap(([label, at]) => (at ? [{ label, at }] : []));
}

/** The moments by which a reply is usually awaited, in order. @param from milliseconds since 1970 */
export const noReplyMoments = (from: number): LaterMoment[] =>
  [2, 3, 7, 14].flatMap((days) => {
    const at = momentOn(addDays(dayAt(from), days), morning);
    return at ? [{ label: days === 7 ? 'In a week' : `In ${days} days`, at }] : [];
  });

/** The moment if it is in the future, else null. */
export const aheadOrNull = (at: string | null, now: number): string | null =>
  at !== null && Date.parse(at) > now ? at : null;
