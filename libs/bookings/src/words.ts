import { timeAt } from '@mainstage/calendar/days/hours';
import { venues } from '@mainstage/content/venues/venues';
import { isVenueId } from '@mainstage/house/ids';
import { DateTime } from 'luxon';
import type { Standing } from './refused';

const zone = 'Europe/Berlin';

/** Fri 12 February 2027. */
export const dayText = (at: Date | string) =>
  (typeof at === 'string' ? DateTime.fromISO(at, { zone }) : DateTime.fromJSDate(at, { zone })).toFormat(
    'ccc d LLLL yyyy',
    { locale: 'en-GB' },
  );

/** Fri 12 February 2027, 17:00. */
export const momentText = (at: Date) => `${dayText(at)}, ${timeAt(at.getTime())}`;

export const venueName = (venue: string) => (isVenueId(venue) ? venues[venue].name : venue);

export const ordinal = (rank: number) =>
  rank === 1 ? 'first' : rank === 2 ? 'second' : rank === 3 ? 'third' : `${rank}th`;

/** Skyline Stage is definite from Fri 12 February 2027, 14:00 to Sat …, by Anna on …. */
export function standingText({ venue, state, rank, from, to, by, at, id }: Standing): string {
  const held = state === 'definite' ? 'is taken' : `is under the ${ordinal(rank ?? 1)} option`;
  return `${venueName(venue)} ${held} from ${momentText(from)} to ${momentText(to)} (booking ${id.slice(0, 8)}, ${by}, ${momentText(at)})`;
}
