import { berlinToday } from '@mainstage/contracts/calendar';
import { DateTime } from 'luxon';
import { timeAt, zone } from './hours';

/** Cached: luxon is slow, and a mail backlog formats the same days repeatedly. */
const dayTexts = new Map<string, string>();

/** Fri 12 February 2027. */
export function dayText(at: Date | string): string {
  const day = typeof at === 'string' ? at : berlinToday(at);
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  const text = DateTime.fromISO(day, { zone }).toFormat('ccc d LLLL yyyy', { locale: 'en-GB' });
  if (dayTexts.size > 2000) dayTexts.clear();
  dayTexts.set(day, text);
  return text;
}

/** 17:00, in Frankfurt. */
export const clockText = (at: Date) => timeAt(at.getTime());

/** Fri 12 February 2027, 17:00. */
export const momentText = (at: Date) => `${dayText(at)}, ${clockText(at)}`;
