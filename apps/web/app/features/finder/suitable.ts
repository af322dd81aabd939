import type { Query } from '@mainstage/venues/search/query';
import { isFarTooLarge } from '@mainstage/venues/search/size';
import type { DayMatch, OnDay } from './on-day';

/**
 * The recommended ones of the open places: those that are not far too large. If only large rooms meet the criteria, on
 * any day, all of them.
 */
export function suitableOf({ open, closed }: OnDay, query: Query): readonly DayMatch[] {
  const suits = ({ match: { place } }: DayMatch) => !isFarTooLarge(place, query);
  return [...open, ...closed].some(suits) ? open.filter(suits) : open;
}
