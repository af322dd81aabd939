import type { UseCaseSearch } from '@mainstage/content/use-cases/types';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { yes } from '@mainstage/venues/search/query';
import { roomsFor } from './rooms-for';

/** The rooms that suit a use case, as a page's loader finds them. */
export interface Fit {
  /** The recommended one first. */
  rooms: { name: string; path: string }[];
  /** Path of the finder with the same search. */
  searchPath: string;
}

const named = 2;

/** @param firstChoice the room that is listed before the other matches */
export function fitOf(search: UseCaseSearch, firstChoice?: VenueId): Fit {
  const texts = Object.entries(search).map(([field, value]) => [field, value === true ? yes : String(value)]);
  const query = new URLSearchParams(texts).toString();
  return {
    rooms: roomsFor(search, firstChoice)
      .slice(0, named)
      .map(({ name, page }) => ({ name, path: `/venues/${page}` })),
    searchPath: `/venues?${query}#find`,
  };
}
