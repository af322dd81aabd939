import { berlinToday } from '@mainstage/contracts/calendar';
import { dateText, fullDateText, fullGermanDateText, germanDateText } from '@mainstage/contracts/date-text';
import type { Language } from '@mainstage/contracts/language';
import { timeAt } from './hours';

/** Fri 12 February 2027. */
export const dayText = (at: Date | string): string =>
  fullDateText(typeof at === 'string' ? at : berlinToday(at), { weekday: 'short' });

/** Friday 12 February 2027, 17:00. */
export const longMomentText = (at: Date): string =>
  `${fullDateText(berlinToday(at), { weekday: 'long' })}, ${clockText(at)}`;

/** 17:00, in Frankfurt. */
export const clockText = (at: Date): string => timeAt(at.getTime());

/** Fri 12 February 2027, 17:00. */
export const momentText = (at: Date): string => `${dayText(at)}, ${clockText(at)}`;

/** Fri 12 February, 17:00, with the year if it is needed. @param now decides that */
export const shortMomentText = (at: Date, now: Date): string =>
  `${dateText(berlinToday(at), { weekday: 'short' }, berlinToday(now))}, ${clockText(at)}`;

/** Donnerstag, 2. Juli, 09:24 Uhr, with the year if it is needed. @param now decides that */
export const germanMomentText = (at: Date, now: Date): string =>
  `${germanDateText(berlinToday(at), berlinToday(now))}, ${clockText(at)} Uhr`;

/** Fri 12 February 2027, or Freitag, 12. Februar 2027. @param day YYYY-MM-DD */
export const dayTextIn: Readonly<Record<Language, (day: string) => string>> = { en: dayText, de: fullGermanDateText };

/** Fri 12 February 2027, 17:00, or Freitag, 12. Februar 2027, 17:00 Uhr. */
export const momentTextIn: Readonly<Record<Language, (at: Date) => string>> = {
  en: momentText,
  de: (at) => `${fullGermanDateText(berlinToday(at))}, ${clockText(at)} Uhr`,
};
