export interface BerlinTime {
  day: string;
  time: string;
}

/**
 * Created at first use, because a browser's first date format loads the data of all languages and takes a phone 50 to
 * 200 ms.
 */
let format: Intl.DateTimeFormat | undefined;

const makeFormat = () =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });

/**
 * Converts a moment to the time in Frankfurt, from the parts of a format, because order and separators differ between
 * browsers (rule dates.parts).
 */
export function berlinTime(at: Date | number): BerlinTime {
  format ??= makeFormat();
  const parts = format.formatToParts(at);
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map(
    (name) => parts.find(({ type }) => type === name)?.value ?? '',
  );
  return {
    day: [year!.padStart(4, '0'), two(month), two(day)].join('-'),
    time: `${two(hour)}:${two(minute)}`,
  };
}

const two = (number = '') => number.padStart(2, '0');
