import { isVenueId } from '@mainstage/house/ids';
import { venues } from '@mainstage/content/venues/venues';
import type { HiredId } from './house/space';

/** Rooms and settings without a page of their own. */
const named = {
  'skyline-hall': 'Skyline Hall',
  'liberty-atrium': 'Atrium',
  'liberty-hub': 'Hub',
  'liberty-foyer': 'Foyer',
  'horizon-rows': 'Horizon Stage in rows',
  'horizon-dinner': 'Horizon Stage for dinner',
  'horizon-hub': 'Horizon Hub',
} as const;

/** What a room is called. */
export function nameOf(id: HiredId): string {
  return isVenueId(id) ? venues[id].name : named[id];
}
