import { isVenueId } from '@mainstage/house/ids';
import type { RoomId } from './rooms';
import { venues } from './venues';

/** Rooms and settings without a page of their own, as texts call them. */
const named = {
  'skyline-hall': 'Skyline Hall',
  'liberty-atrium': 'Atrium',
  'liberty-hub': 'Hub',
  'liberty-foyer': 'Foyer',
  'horizon-rows': 'Horizon Stage in rows',
  'horizon-dinner': 'Horizon Stage for dinner',
  'horizon-hub': 'Horizon Hub',
} as const satisfies Partial<Record<RoomId, string>>;

/** What a room is called. */
export function roomName(id: RoomId): string {
  return isVenueId(id) ? venues[id].name : named[id];
}
