import type { Cutaway } from '@mainstage/venues/plan/cutaway';
import { building, buildingRoom } from './building-rooms';

/** The drawing of the building, and the names of its rooms. */
export interface BuildingData {
  building: Cutaway;
  rooms: Readonly<Record<string, { name: string; to: string }>>;
}

/** For the loader of a page that draws the building. */
export const buildingData = (): BuildingData => ({
  building,
  rooms: Object.fromEntries(
    building.floors
      .flatMap(({ rooms }) => rooms)
      .flatMap(({ id }) => [[id, buildingRoom(id)] as const].filter(([, room]) => room)),
  ) as BuildingData['rooms'],
});
