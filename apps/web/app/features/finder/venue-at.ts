import type { Place } from '@mainstage/venues/search/place';
import type { Query } from '@mainstage/venues/search/query';
import type { RequestedDay } from './finder-state';

/** The page of a place, with the guests, layout and day of the search. */
export function venueAt({ page }: Place, { guests, layout }: Query, { date }: RequestedDay): string {
  const texts = { guests: guests ? String(guests) : '', layout: layout ?? '', date };
  const params = new URLSearchParams(Object.entries(texts).filter(([, text]) => text));
  return `/venues/${page}${params.size > 0 ? `?${params}` : ''}`;
}
