/** A moment as the calendar and the clocks in Frankfurt show it. */
export interface BerlinTime {
  /** YYYY-MM-DD */
  day: string;
  /** HH:MM */
  time: string;
}

/**
 * Made when it is first used: the first date format that a browser makes reads the data of all languages and takes a phone
 * 50 to 200 ms.
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
 * Converts a moment to the time in Frankfurt, from the parts of a format: the order and the marks between them differ from
 * browser to browser (rule dates.parts).
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
