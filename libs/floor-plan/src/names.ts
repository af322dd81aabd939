import { venueCatalog, type PlaceId } from '@mainstage/house/catalog';

/** Name of a room or of rooms hired as one. */
export const nameOf = (id: PlaceId): string => venueCatalog[id].words.name;
