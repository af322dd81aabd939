import { berlinTime } from '@mainstage/contracts/berlin-time';
import { berlinToday } from '@mainstage/contracts/calendar';
import { germanWeekdayName, needsYear } from '@mainstage/contracts/date-text';

/** The webinar's start as text: German, Europe/Berlin. */
export interface WebinarDateText {
  /** Donnerstag, 18.07. 11:00 Uhr */
  label: string;
  /** 18.07.2024 */
  day: string;
  /** Donnerstag */
  weekday: string;
  /** 11:00 */
  time: string;
  /** One hour later (rule webinar.date): 12:00 */
  endTime: string;
  /** The label, with its year if necessary (rule dates.year): Donnerstag, 18.07.2030, 11:00 Uhr */
  shown: string;
}

/** Length of the webinar in minutes (rule webinar.date: 11:00-12:00). */
export const webinarMinutes = 60;

/** Caches the last start, which is the same for every sign-up. */
let known: { startsAt: number; withYear: boolean; text: WebinarDateText } | undefined;

/** The date as text. @param now decides whether the year is needed (rule webinar.date) */
export function webinarDateText(startsAt: Date, now = new Date()): WebinarDateText {
  const withYear = needsYear(berlinTime(startsAt).day, berlinToday(now));
  if (known?.startsAt !== startsAt.getTime() || known.withYear !== withYear) {
    known = { startsAt: startsAt.getTime(), withYear, text: written(startsAt, withYear) };
  }
  return known.text;
}

function written(startsAt: Date, withYear: boolean): WebinarDateText {
  const { day, time } = berlinTime(startsAt);
  const { time: endTime } = berlinTime(startsAt.getTime() + webinarMinutes * 60_000);
  const [year, month, date] = day.split('-');
  const weekday = germanWeekdayName(day);
  return {
    label: `${weekday}, ${date}.${month}. ${time} Uhr`,
    shown: `${weekday}, ${date}.${month}.${withYear ? `${year},` : ''} ${time} Uhr`,
    day: `${date}.${month}.${year}`,
    weekday,
    time,
    endTime,
  };
}
