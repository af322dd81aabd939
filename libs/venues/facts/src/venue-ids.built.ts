import { type VenueId, venues } from './catalog';

/** In catalog order. A browser gets the list without the records (apps/web/build/built-values.ts). */
export const venueIds = Object.keys(venues) as readonly VenueId[];
