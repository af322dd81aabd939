import { venueCatalog, type VenueId } from './catalog';
import { venueIds } from './venue-ids.built';

/** Name of each venue. A browser gets the names without the records (apps/web/build/built-values.ts). */
export const venueNames = Object.fromEntries(venueIds.map((id) => [id, venueCatalog[id].words.name])) as Readonly<
  Record<VenueId, string>
>;
