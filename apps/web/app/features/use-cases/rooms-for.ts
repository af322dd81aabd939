import type { UseCaseSearch } from '@mainstage/content/use-cases/types';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { findPlaces } from '@mainstage/venues/search/find';
import type { Place } from '@mainstage/venues/search/place';
import { placeOf } from '@mainstage/venues/search/places';

/** More floor per guest is not recommended, in sqm: ten people are lost in a hall. */
const mostSqmPerGuest = 10;

/** The recommended room, then those that fit and are not far too large, the tightest first. */
export function roomsFor(search: UseCaseSearch, firstChoice?: VenueId): Place[] {
  const { guests = Infinity, area = 0, kind } = search;
  // A production asks for floor, not for seats.
  const most = kind === 'studios' ? Infinity : Math.max(guests * mostSqmPerGuest, area);
  const others = findPlaces(search)
    .fits.map(({ place }) => place)
    .filter((place) => place.id !== firstChoice && place.areaSqm.max <= most);
  return [firstChoice && placeOf(firstChoice), ...others].flatMap((place) => place || []);
}
