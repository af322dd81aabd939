const parts = new Intl.DateTimeFormat('de-DE', {
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
}

/** Length of the webinar in minutes (rule webinar.date: 11:00-12:00). */
export const webinarMinutes = 60;

/** Caches the last start, which is the same for every sign-up. */
let known: { startsAt: number; text: WebinarDateText } | undefined;

export function webinarDateText(startsAt: Date): WebinarDateText {
  if (known?.startsAt !== startsAt.getTime()) known = { startsAt: startsAt.getTime(), text: written(startsAt) };
  return known.text;
}

function written(startsAt: Date): WebinarDateText {
  const { weekday, day, month, year, hour, minute } = read(startsAt);
  const end = read(new Date(startsAt.getTime() + webinarMinutes * 60_000));
  return {
    label: `${weekday}, ${day}.${month}. ${hour}:${minute} Uhr`,
    day: `${day}.${month}.${year}`,
    weekday,
    time: `${hour}:${minute}`,
    endTime: `${end.hour}:${end.minute}`,
  };
}

function read(date: Date): Record<'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute', string> {
  return Object.fromEntries(parts.formatToParts(date).map((part) => [part.type, part.value])) as never;
}
