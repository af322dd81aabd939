import { venueCatalog, type PlaceId } from '@mainstage/venues/facts/catalog';

/** Name of a room or of rooms hired as one. */
export const nameOf = (id: PlaceId): string => venueCatalog[id].words.name;
