import { house, type PlaceId } from '@mainstage/house/house';

/** What a room is called, or rooms that are hired as one. */
export const nameOf = (id: PlaceId): string => house[id].words.name;
