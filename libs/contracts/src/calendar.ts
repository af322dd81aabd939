import { berlinTime } from './berlin-time';
import { currentTime } from './clock';

/** Days and times of visitors are always in Europe/Berlin. */

const hour = 3_600_000;
/** Cache for the current hour, because days change at full hours and each form needs them. */
let known = { hour: NaN, day: '', ahead: new Map<number, string>() };

function daysAt(now: Date): typeof known {
  const current = Math.floor(now.getTime() / hour);
  if (known.hour !== current) known = { hour: current, day: berlinTime(now).day, ahead: new Map() };
  return known;
}

/** Today's calendar day in Berlin as YYYY-MM-DD. */
export function berlinToday(now: Date = currentTime()): string {
  return daysAt(now).day;
}

/** Whether a day is before today in Berlin. @param day YYYY-MM-DD */
export const isPast = (day: string, today: string = berlinToday()): boolean => day < today;

/** The calendar day in Berlin this many months from today, at most the month's last, as YYYY-MM-DD. */
export function berlinDayIn(months: number, now: Date = currentTime()): string {
  const { day, ahead } = daysAt(now);
  const found = ahead.get(months) ?? addMonths(day, months);
  ahead.set(months, found);
  return found;
}

/** The day that many months later, at most the month's last. @param from YYYY-MM-DD */
export function addMonths(from: string, months: number): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** The day that many days later. Calendar days have no time zone. @param day YYYY-MM-DD */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** 0 is Sunday. @param day YYYY-MM-DD */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * The first instant with this day and time in Berlin.
 * @param day YYYY-MM-DD
 * @param time HH:MM
 * @returns undefined if there is none: an hour in March is skipped
 */
export function whenBerlinShows(day: string, time: string): Date | undefined {
  // Summer time is UTC+2, winter time UTC+1. If the hour matches, so does the day: the other one is an hour off.
  return ['+02:00', '+01:00']
    .map((offset) => new Date(`${day}T${time}:00${offset}`))
    .find((instant) => berlinTime(instant).time === time);
}

/**
 * Whether the text is an existing day before the year 3000, written YYYY-MM-DD: 2027-02-29 is not. Days after 9999 have
 * another form, so the last ones of that year could not be calculated with.
 */
export function isRealDate(text: string): boolean {
  const [, year, month, day] = /^([0-2]\d{3})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (day === undefined) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript turns a day beyond the end of a month into one of the next month.
  return (
    date.getUTCDate() === Number(day) &&
    date.getUTCMonth() + 1 === Number(month) &&
    date.getUTCFullYear() === Number(year)
  );
}

/** Whether the text is a time from 00:00 to 23:59. */
export function isRealTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
