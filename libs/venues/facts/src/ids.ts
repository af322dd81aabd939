import type { VenueId } from './catalog';
import { venueNames } from './venue-names';

export type { PlaceId, VenueId } from './catalog';

/** In catalog order. Derived from the names, so that a browser does not load the records. */
export const venueIds = Object.keys(venueNames) as readonly VenueId[];

export function isVenueId(id: string): id is VenueId {
  return (venueIds as readonly string[]).includes(id);
}
