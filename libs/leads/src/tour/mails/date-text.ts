import { berlinToday } from '@mainstage/contracts/calendar';
import type { Language } from '@mainstage/contracts/language';
import { dateText, fullDateText, fullGermanDateText, weekdayName } from '@mainstage/contracts/date-text';

/** `2026-07-18`, `14:00` → Saturday, 18 July 2026, 14:00 (Frankfurt time) */
export function tourDateText(day: string, time: string): string {
  return `${weekdayName(day)}, ${fullDateText(day)}, ${time} (Frankfurt time)`;
}

/** The same in the client's language: Samstag, 18. Juli 2026, 14:00 Uhr. */
export const tourDateTextIn: Readonly<Record<Language, (day: string, time: string) => string>> = {
  en: tourDateText,
  de: (day, time) => `${fullGermanDateText(day)}, ${time} Uhr`,
};

/** `2027-03-12`, `10:00` → Fri 12 March 10:00; with the year if it is needed on the day of the request. */
export function tourDateSubject(day: string, time: string, requestedAt: Date): string {
  return `${dateText(day, { weekday: 'short' }, berlinToday(requestedAt))} ${time}`;
}
