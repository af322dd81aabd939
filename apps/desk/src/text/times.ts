import { counted } from '@mainstage/contracts/counted';
import { berlinTime } from '@mainstage/contracts/berlin-time';
import { addDays } from '@mainstage/contracts/calendar';
import type { NextStep } from '@mainstage/contracts/desk/leads';
import { dateOfYearText, fullDateText } from '@mainstage/contracts/date-text';

export { addDays };

/** YYYY-MM-DD in Frankfurt. @param at milliseconds since 1970 */
export const dayAt = (at: number): string => berlinTime(at).day;

/** `14:05` in Frankfurt. @param at ISO 8601 */
export const clockText = (at: string): string => berlinTime(Date.parse(at)).time;

/** `Fri 12 Feb`, with the year if it is not the current one. @param day YYYY-MM-DD */
export function dayText(day: string, now: number): string {
  const style = { weekday: 'short', month: 'short' } as const;
  return day.slice(0, 4) === dayAt(now).slice(0, 4) ? dateOfYearText(day, style) : fullDateText(day, style);
}

/** `today, 14:05`, `tomorrow, 10:00` or `Fri 12 Feb, 17:00`. @param at ISO 8601 @param now milliseconds since 1970 */
export function momentText(at: string, now: number): string {
  const day = dayAt(Date.parse(at));
  const today = dayAt(now);
  const named = [
    [today, 'today'],
    [addDays(today, 1), 'tomorrow'],
    [addDays(today, -1), 'yesterday'],
  ].find(([other]) => other === day)?.[1];
  return `${named ?? dayText(day, now)}, ${clockText(at)}`;
}

/**
 * `Send the offer, Fri 12 Feb, 10:30`; without the time if it is for the whole day.
 * @param now milliseconds since 1970
 */
export const stepText = ({ what, due, time }: NextStep, now: number): string =>
  [what, dayText(due, now), time].filter(Boolean).join(', ');

/** `25 min`, `3 h 20 min`, `9 h`, `2 days`. @param ms milliseconds */
export function durationText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  // Minutes are irrelevant for long durations.
  if (hours < 24) return hours >= 6 || minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.round(hours / 24);
  return counted(days, 'day', 'days');
}
