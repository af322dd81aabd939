import { building, buildingRoom } from '../../components/building/building-rooms';
import type { BuildingData } from './three-venues';

/** For the loader of a page that draws the building. */
export const buildingData = (): BuildingData => ({
  building,
  rooms: Object.fromEntries(
    building.floors
      .flatMap(({ rooms }) => rooms)
      .flatMap(({ id }) => [[id, buildingRoom(id)] as const].filter(([, room]) => room)),
  ) as BuildingData['rooms'],
});
