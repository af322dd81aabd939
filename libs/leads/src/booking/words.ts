import { timeAt, zone } from '@mainstage/calendar/days/hours';
import { venues } from '@mainstage/content/venues/venues';
import { berlinToday } from '@mainstage/contracts/calendar';
import { isVenueId } from '@mainstage/house/ids';
import { layouts } from '@mainstage/house/layouts';
import { DateTime } from 'luxon';

/** The library takes its time, and a backlog names the same days again and again. */
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

export const venueName = (venue: string) => (isVenueId(venue) ? venues[venue].name : venue);

/** Only layouts that we know: what somebody typed is nobody's word for a layout. */
export const layoutName = (layout: string | null): string | null =>
  layout !== null && Object.hasOwn(layouts, layout) ? layouts[layout as keyof typeof layouts].label : null;

const ordinals = ['', 'first', 'second', 'third'];
export const ordinal = (rank: number) => ordinals[rank] ?? `${rank}th`;
