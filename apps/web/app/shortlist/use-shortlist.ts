import { useSyncExternalStore } from 'react';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { nothingListed, shortlist } from './shortlist-store';

/** The venues on the visitor's list, in the order chosen; none in the prerendered page. */
export function useShortlist(): readonly VenueId[] {
  return useSyncExternalStore(shortlist.subscribe, shortlist.read, () => nothingListed);
}
