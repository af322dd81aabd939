import type { VenueId } from './house';
import { venueIds } from './venue-ids.built';

export type { PlaceId, VenueId } from './house';
export { venueIds };

export function isVenueId(id: string): id is VenueId {
  return (venueIds as readonly string[]).includes(id);
}
