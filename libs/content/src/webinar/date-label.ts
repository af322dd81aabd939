import { dateFormat } from '@mainstage/contracts/date-format';

const parts = dateFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The webinar's start in the words and figures shown, offered, stored and sent: German, Europe/Berlin. */
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
  /** The label, with its year where it is not the next date of that name: Donnerstag, 18.07.2030, 11:00 Uhr */
  shown: string;
}

/** Length of the webinar in minutes (rule webinar.date: 11:00-12:00). */
export const webinarMinutes = 60;

const day = 86_400_000;

/** Caches the last start, which is the same for every sign-up. */
let known: { startsAt: number; isNext: boolean; text: WebinarDateText } | undefined;

/** The date in words. @param now decides whether the year has to be said (rule webinar.date) */
export function webinarDateText(startsAt: Date, now = new Date()): WebinarDateText {
  const isNext = isNextOfItsName(startsAt, now);
  if (known?.startsAt !== startsAt.getTime() || known.isNext !== isNext) {
    known = { startsAt: startsAt.getTime(), isNext, text: written(startsAt, isNext) };
  }
  return known.text;
}

/** Whether nobody can take the day and month for another year's: it is today or in less than a year. */
function isNextOfItsName(startsAt: Date, now: Date): boolean {
  const ahead = startsAt.getTime() - now.getTime();
  return ahead > -day && ahead < 365 * day;
}

function written(startsAt: Date, isNext: boolean): WebinarDateText {
  const { weekday, day, month, year, hour, minute } = read(startsAt);
  const end = read(new Date(startsAt.getTime() + webinarMinutes * 60_000));
  return {
    label: `${weekday}, ${day}.${month}. ${hour}:${minute} Uhr`,
    shown: `${weekday}, ${day}.${month}.${isNext ? '' : `${year},`} ${hour}:${minute} Uhr`,
    day: `${day}.${month}.${year}`,
    weekday,
    time: `${hour}:${minute}`,
    endTime: `${end.hour}:${end.minute}`,
  };
}

function read(date: Date): Record<'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute', string> {
  return Object.fromEntries(parts.formatToParts(date).map((part) => [part.type, part.value])) as never;
}
