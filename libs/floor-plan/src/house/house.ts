import type { FloorNumber } from '@mainstage/house/facts';
import type { Shape } from '../shapes';
import { horizon } from './horizon';
import { liberty } from './liberty';
import { coWorkingLower, coWorkingUpper } from './offices';
import { skyline } from './skyline';
import type { FloorGeometry, HiredId } from './space';

/** The building: every floor drawn from the facts, one above the other on the same core. */
export const floors: Readonly<Record<FloorNumber, FloorGeometry>> = {
  8: coWorkingUpper,
  7: coWorkingLower,
  6: skyline,
  5: liberty,
  4: horizon,
};

export const floorNumbers = Object.keys(floors).map(Number) as FloorNumber[];

/** Where a room, a part of a hall or an office lies. */
export function placeOf(id: HiredId): { floor: FloorNumber; shape: Shape } {
  for (const floor of floorNumbers) {
    const { spaces, zones } = floors[floor];
    const found = spaces.find((space) => space.id === id) ?? zones.find((zone) => zone.id === id);
    if (found) return { floor, shape: found.shape };
  }
  throw new Error(`${id} is on no floor`);
}
