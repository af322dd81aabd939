import { dayBegins, partHours } from '@mainstage/calendar/facts';
import { berlinTime } from '@mainstage/contracts/berlin-time';

const hourOf = (time: string) => Number(time.slice(0, 2));

/** The hours of a day as columns: from the first part of the day to the latest end of the evening, after midnight. */
export const firstHour = hourOf(partHours.morning.from);
export const lastHour = 24 + hourOf(dayBegins);

/** The first hour of each column. */
export const hours: readonly number[] = Array.from({ length: lastHour - firstHour }, (_, at) => firstHour + at);

/** `08:00`; hours after midnight continue from 24. */
export const hourText = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

/** Hours since the midnight that begins the day, in Frankfurt. @param at ISO 8601 @param day YYYY-MM-DD */
export function hoursInto(day: string, at: string): number {
  const shown = berlinTime(Date.parse(at));
  const days = Math.round((Date.parse(shown.day) - Date.parse(day)) / 86_400_000);
  return days * 24 + hourOf(shown.time) + Number(shown.time.slice(3)) / 60;
}
