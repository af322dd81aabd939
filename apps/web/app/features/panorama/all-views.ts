import { hasView } from '@mainstage/content/panoramas/panoramas';
import { floorsUnder, buildingFloors } from '@mainstage/content/venues/floors';
import { venues } from '@mainstage/content/venues/venues';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { type ListedRoom, viewPath } from './viewpoint';

export interface SeenOnFloor {
  /** Undefined for a view that extends over several floors. */
  floor?: FloorNumber;
  name: string;
  rooms: readonly ListedRoom[];
}

/** Venues with a 360° view of their own or of their rooms. */
export const seenVenues: readonly VenueId[] = venueIds.filter((id) => hasView(id));

/**
 * The same by floor from the top of the building, then views over several floors.
 * @param several label of the last group
 */
export function seenOnFloors(several: string): readonly SeenOnFloor[] {
  const listed = (ids: readonly VenueId[]) =>
    ids
      .filter((id) => seenVenues.includes(id))
      .map((id) => ({ name: venues[id].name, path: viewPath(id), hasView: true }));
  const floors = (Object.keys(buildingFloors).map(Number) as FloorNumber[]).sort((one, other) => other - one);
  return [
    ...floors.map((floor) => ({
      floor,
      name: buildingFloors[floor].name,
      rooms: listed(buildingFloors[floor].venues),
    })),
    { name: several, rooms: listed(venueIds.filter((id) => floorsUnder(id).length > 1)) },
  ].filter(({ rooms }) => rooms.length > 0);
}
