import type { UseCaseSearch } from '@mainstage/content/use-cases/types';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { findPlaces } from '@mainstage/venues/search/find';
import type { Place } from '@mainstage/venues/search/place';
import { placeOf } from '@mainstage/venues/search/places';
import { isFarTooLarge } from '@mainstage/venues/search/size';

/** The recommended room, then the matches that are not far too large, the tightest first. */
export function roomsFor(search: UseCaseSearch, firstChoice?: VenueId): Place[] {
  const others = findPlaces(search)
    .fits.map(({ place }) => place)
    .filter((place) => place.id !== firstChoice && !isFarTooLarge(place, search));
  return [firstChoice && placeOf(firstChoice), ...others].flatMap((place) => place || []);
}
