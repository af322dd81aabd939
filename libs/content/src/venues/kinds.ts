import { isJoined, isOffice, roomOf, venueCatalog } from '@mainstage/venues/facts/catalog';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { isWholeFloor } from './floors';

export type VenueKind = 'hall' | 'studio' | 'meeting-room' | 'office' | 'lounge' | 'floor' | 'joined';

/** Kind of a venue: the pages of one kind have the same shape. */
export function kindOf(id: VenueId): VenueKind {
  if (isOffice(id)) return 'office';
  if (isWholeFloor(id)) return 'floor';
  if (isJoined(id)) return 'joined';
  if (roomOf(id).reception) return 'lounge';
  const { category } = venueCatalog[id].words;
  if (category === 'STUDIOS') return 'studio';
  return category === 'SPACES' ? 'meeting-room' : 'hall';
}
