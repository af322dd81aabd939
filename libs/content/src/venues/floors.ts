import { floors } from '@mainstage/venues/facts/floors';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import { factsOf } from '@mainstage/venues/facts/capacities';
import { venueCatalog, isJoined, isOffice, partsOf, roomIds, roomOf } from '@mainstage/venues/facts/catalog';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';

interface BuildingFloor {
  name: string;
  use: 'events' | 'co-working';
  venues: readonly VenueId[];
}

/** Venues of each floor, from top to bottom, the whole floor first. */
export const buildingFloors: Readonly<Record<FloorNumber, BuildingFloor>> = {
  8: { ...floors[8], venues: on(8) },
  7: { ...floors[7], venues: on(7) },
  6: { ...floors[6], venues: on(6) },
  5: { ...floors[5], venues: on(5) },
  4: { ...floors[4], venues: on(4) },
};

/** The floors of a venue. */
export function floorsUnder(id: VenueId): readonly FloorNumber[] {
  return isOffice(id) ? [venueCatalog[id].floor] : factsOf(id).floors;
}

/** Whether a venue consists of all rooms of its floor. */
export function isWholeFloor(id: VenueId): boolean {
  if (isOffice(id) || !isJoined(id)) return false;
  const parts = partsOf(id);
  const [floor, ...more] = floorsUnder(id);
  if (floor === undefined || more.length > 0) return false;
  return roomIds.every((room) => roomOf(room).floor !== floor || roomOf(room).within || parts.includes(room));
}

function on(floor: FloorNumber): readonly VenueId[] {
  const here = venueIds.filter((id) => {
    const floors = floorsUnder(id);
    return floors.length === 1 && floors[0] === floor;
  });
  return [...here.filter(isWholeFloor), ...here.filter((id) => !isWholeFloor(id))];
}
