import { libertyStage } from '../rooms/liberty-stage';
import { hall, building, strip, wall } from './building';
import { rightOf } from './shapes';

/** Foyer, Atrium and Hub form a row from the lifts to the river; sqm of the three together. */
const rowSqm = 480;
export const row = {
  left: rightOf(libertyStage.plan.shape) + wall.inner,
  width: rowSqm / (building.depth - hall.top - 2 * wall.inner),
} as const;

const eastLeft = row.left + row.width + wall.inner;
export const east = { left: eastLeft, width: building.width - eastLeft } as const;

/** Behind a corridor along the stage: the two smallest rooms, one with a lobby of its own. */
export const corridorEnd = strip.top + 1.8;
export const roomsTop = corridorEnd + wall.inner;
