import { dayAfter } from '@mainstage/calendar/states/verdict';
import { daysOf } from './days';

/**
 * The day that an arrow key moves to: left and right by a day, up and down by a row of the table.
 * @param line whether a row is a week or a month
 */
export function dayFromKey(day: string, key: string, line: 'month' | 'week'): string | undefined {
  if (key === 'ArrowLeft') return dayAfter(day, -1);
  if (key === 'ArrowRight') return dayAfter(day, 1);
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return undefined;
  return line === 'week' ? dayAfter(day, step * 7) : sameDayOf(day, step);
}

/** The same day of another month, or that month's last day. */
function sameDayOf(day: string, months: number): string {
  const [year = 0, month = 1, number = 1] = day.split('-').map(Number);
  const other = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
  return daysOf(other)[number - 1] ?? daysOf(other).at(-1)!;
}
