import type { VenueId } from './catalog';
import { venueIds } from './venue-ids.built';

export type { PlaceId, VenueId } from './catalog';
export { venueIds };

export function isVenueId(id: string): id is VenueId {
  return (venueIds as readonly string[]).includes(id);
}
