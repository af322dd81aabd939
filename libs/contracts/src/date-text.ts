import { addMonths, berlinToday, weekdayOf } from './calendar';

/** Dates as text. Assembled here, because browsers' own formats differ in punctuation, order and short names. */

const english = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
};
const german = {
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  months: [
    ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
    ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  ],
};

type Length = 'long' | 'short';

export interface DateStyle {
  weekday?: Length;
  /** Long by default. */
  month?: Length;
}

/** Friday, or Fri. @param day YYYY-MM-DD */
export const weekdayName = (day: string, length: Length = 'long'): string =>
  cut(english.weekdays[weekdayOf(day)], length);

/** February, or Feb. @param day YYYY-MM-DD or YYYY-MM */
export const monthName = (day: string, length: Length = 'long'): string => cut(english.months[monthOf(day)], length);

/** 12 February 2027, with the weekday Friday 12 February 2027 or Fri 12 February 2027. @param day YYYY-MM-DD */
export const fullDateText = (day: string, style?: DateStyle): string => `${dateOfYearText(day, style)} ${yearOf(day)}`;

/** 12 February, with the year if the day would be ambiguous without it (rule dates.year). */
export const dateText = (day: string, style?: DateStyle, today?: string): string =>
  needsYear(day, today) ? fullDateText(day, style) : dateOfYearText(day, style);

/** Freitag, 12. Februar, with the year as `dateText`. */
export const germanDateText = (day: string, today?: string): string =>
  needsYear(day, today) ? fullGermanDateText(day) : germanWithoutYear(day);

/** Freitag, 12. Februar 2027. */
export const fullGermanDateText = (day: string): string => `${germanWithoutYear(day)} ${yearOf(day)}`;

/** Freitag. */
export const germanWeekdayName = (day: string): string => german.weekdays[weekdayOf(day)] ?? '';

/** Whether a day is in the past, or more than eleven months ahead, so that day and month alone are ambiguous. */
export const needsYear = (day: string, today = berlinToday()): boolean => day < today || day > addMonths(today, 11);

/** 12 February, if the year is stated beside it. @param day YYYY-MM-DD */
export const dateOfYearText = (day: string, { weekday, month }: DateStyle = {}): string =>
  [weekday && weekdayName(day, weekday), dateOf(day), monthName(day, month)].filter(Boolean).join(' ');

const germanWithoutYear = (day: string) => `${germanWeekdayName(day)}, ${dateOf(day)}. ${german.months[monthOf(day)]}`;

const yearOf = (day: string) => day.slice(0, 4);
const monthOf = (day: string) => Number(day.slice(5, 7)) - 1;
const dateOf = (day: string) => Number(day.slice(8, 10));
const cut = (name = '', length: Length) => (length === 'short' ? name.slice(0, 3) : name);
