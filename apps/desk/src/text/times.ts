const timeZone = 'Europe/Berlin';
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone, ...options });

const dayFormat = format({ weekday: 'short', day: 'numeric', month: 'short' });
const dayOfYearFormat = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const clockFormat = format({ hour: '2-digit', minute: '2-digit' });
const isoDayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** YYYY-MM-DD in Frankfurt. @param at milliseconds since 1970 */
export const dayAt = (at: number): string => isoDayFormat.format(at);

/** `14:05` in Frankfurt. @param at ISO 8601 */
export const clockText = (at: string): string => clockFormat.format(Date.parse(at));

/** The day that many days later. @param day YYYY-MM-DD */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** `Fri 12 Feb`, with the year where it is not this one. @param day YYYY-MM-DD */
export function dayText(day: string, now: number): string {
  const at = Date.parse(`${day}T12:00:00Z`);
  return (day.slice(0, 4) === dayAt(now).slice(0, 4) ? dayFormat : dayOfYearFormat).format(at).replace(',', '');
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

/** `25 min`, `3 h 20 min`, `9 h`, `2 days`. @param ms milliseconds */
export function durationText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  // Of a long time nobody counts the minutes.
  if (hours < 24) return hours >= 6 || minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.round(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}
