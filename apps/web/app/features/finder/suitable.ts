import type { Query } from '@mainstage/venues/search/query';
import { isFarTooLarge } from '@mainstage/venues/search/size';
import type { DayMatch, OnDay } from './on-day';

/**
 * What of the open places is recommended: those that are not far too large. Where only large rooms have what is searched
 * for, on any day, that is all of them.
 */
export function suitableOf({ open, closed }: OnDay, query: Query): readonly DayMatch[] {
  const suits = ({ match: { place } }: DayMatch) => !isFarTooLarge(place, query);
  return [...open, ...closed].some(suits) ? open.filter(suits) : open;
}
