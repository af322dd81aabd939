import Holidays from 'date-holidays';

const minute = 60_000;
const minutesOfDay = 1440;

/** The rule visits.answer for each minute, computed without any code of this library. */
export interface MinuteTable {
  answerBy: (received: number) => number;
  isBusinessTime: (at: number) => boolean;
  businessMinutes: (from: number, to: number) => number;
}

/** Tabulates every minute of the years from `first` to before `end`, and a month more. @param end exclusive */
export function minuteTable(first: number, end: number): MinuteTable {
  const begins = Date.UTC(first - 1, 11, 31);
  const length = (Date.UTC(end, 1, 1) - begins) / minute;
  /** Minutes of working days, and of business hours, before each minute. */
  const worked = new Int32Array(length + 1);
  const open = new Int32Array(length + 1);
  const holidays = holidaysOf(first - 1, end);
  const offsetAt = summerTime();
  for (let index = 0; index < length; index += 1) {
    const local = (begins + index * minute + offsetAt(begins + index * minute)) / minute;
    const clock = local % minutesOfDay;
    const day = (local - clock) / minutesOfDay;
    // The first of January 1970 was a Thursday.
    const works = (day + 4) % 7 !== 0 && (day + 4) % 7 !== 6 && !holidays.has(day);
    worked[index + 1] = worked[index]! + (works ? 1 : 0);
    open[index + 1] = open[index]! + (works && clock >= 8 * 60 + 30 && clock < 17 * 60 ? 1 : 0);
  }
  const indexOf = (at: number) => Math.floor((at - begins) / minute);
  const isOpen = (index: number) => open[index + 1]! > open[index]!;
  return {
    answerBy(received) {
      const start = indexOf(received);
      let last = start;
      while (worked[last]! - worked[start]! < minutesOfDay) last += 1;
      // The moment itself may be in business hours, or be closing time: the end of their last minute.
      while (!isOpen(last) && !isOpen(last - 1)) last -= 1;
      return begins + last * minute;
    },
    isBusinessTime: (at) => isOpen(indexOf(at)),
    businessMinutes: (from, to) => open[indexOf(to)]! - open[indexOf(from)]!,
  };
}

/**
 * Summer time from the last Sunday of March to that of October, both at 01:00 UTC.
 * @returns the offset of Frankfurt in milliseconds; call it in ascending order
 */
function summerTime(): (at: number) => number {
  let year = { summer: 0, winter: 0, ends: 0 };
  return (at) => {
    if (at >= year.ends) year = yearOf(at);
    return (at >= year.summer && at < year.winter ? 2 : 1) * 60 * minute;
  };
}

function yearOf(at: number) {
  const number = new Date(at).getUTCFullYear();
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(number, month, 31, 1));
    return last.getTime() - last.getUTCDay() * minutesOfDay * minute;
  };
  return { summer: lastSunday(2), winter: lastSunday(9), ends: Date.UTC(number + 1, 0, 1) };
}

/** Days since 1970. */
function holidaysOf(first: number, last: number): Set<number> {
  const hesse = new Holidays('DE', 'HE', { timezone: 'Europe/Berlin' });
  return new Set(
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
      .flatMap((year) => hesse.getHolidays(year))
      .filter(({ type }) => type === 'public')
      .map(({ date }) => Date.parse(date.slice(0, 10)) / minute / minutesOfDay),
  );
}
