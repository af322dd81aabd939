import { house, type HiredId } from '@mainstage/house/house';

/** What a room is called. */
export const nameOf = (id: HiredId): string => house[id].words.name;
