import { house } from '@mainstage/house/house';
import type { HiredId } from './house/space';

/** What a room is called. */
export const nameOf = (id: HiredId): string => house[id].words.name;
