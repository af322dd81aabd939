import { house, type VenueId } from './house';
import { venueIds } from './venue-ids.built';

/** What each venue is called. A browser gets the names without the records (apps/web/build/built-values.ts). */
export const venueNames = Object.fromEntries(venueIds.map((id) => [id, house[id].words.name])) as Readonly<
  Record<VenueId, string>
>;
