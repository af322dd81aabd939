import { momentText } from '@mainstage/calendar/days/day-text';
import { venueName } from '@mainstage/venues/facts/display-names';
import { ordinal } from './ordinal';
import type { Conflict } from './booking-error';

/** Skyline Stage is definite from Fri 12 February 2027, 14:00 to Sat …, by Anna on …. */
export function conflictText({ venue, state, rank, from, to, by, at, id }: Conflict): string {
  const status = state === 'definite' ? 'is taken' : `is under the ${ordinal(rank ?? 1)} option`;
  return `${venueName(venue)} ${status} from ${momentText(from)} to ${momentText(to)} (booking ${id.slice(0, 8)}, ${by}, ${momentText(at)})`;
}
