import { type VenueId, venues } from './house';

/** In the order of the house. A browser gets the list without the records (apps/web/build/venue-list.ts). */
export const venueIds = Object.keys(venues) as readonly VenueId[];
