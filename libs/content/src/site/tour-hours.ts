import { isRealDate, isRealTime } from '@mainstage/contracts/calendar';
import { weekdayName } from '@mainstage/contracts/date-text';
import { germanHours, hours, opening } from './hours';

/** Note on a tour outside tour hours, in the form, the response and the mail. */
export const tourByArrangement = `This is outside our tour hours (${hours.tours.days}, ${hours.tours.time}): such a tour is by special arrangement, and we will tell you whether it is possible.`;

/** The same in German. */
export const tourByArrangementInGerman = `Das liegt außerhalb unserer Besichtigungszeiten (${germanHours.tours.days}, ${germanHours.tours.time}). Wir sagen Ihnen, ob die Besichtigung trotzdem möglich ist.`;

/** The same for sales, in the mail and at the desk. */
export const outsideTourHours = `Outside the tour hours (${hours.tours.days}, ${hours.tours.time}): by special arrangement only.`;

const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/**
 * Whether a tour would begin outside the tour hours (rule visits.tour).
 * @param day YYYY-MM-DD
 * @param time HH:MM, both Frankfurt time; false if one is empty
 */
export function isOutsideTourHours(day: string, time: string): boolean {
  if (!isRealDate(day) || !isRealTime(time)) return false;
  const { days, opens, closes } = opening.tours;
  const begins = minutesOf(time);
  const open = (days as readonly string[]).includes(weekdayName(day));
  return !open || begins < minutesOf(opens) || begins >= minutesOf(closes);
}
