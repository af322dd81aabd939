import { coreWall } from './building';
import type { Door } from './space';

type Pair = Door['between'];
type Kind = Door['kind'];

/** A door in a wall across the building. Metres; `back`: its leaves swing into the first of the pair. */
export const across = (between: Pair, x: number, y: number, width: number, kind: Kind, back?: 'back'): Door => ({
  between,
  at: { x, y },
  wall: 'across',
  width,
  kind,
  ...(back && { back: true }),
});

/** A door in a wall from the core to the river. */
export const along = (between: Pair, x: number, y: number, width: number, kind: Kind, back?: 'back'): Door => ({
  ...across(between, x, y, width, kind, back),
  wall: 'along',
});

/** A door in the wall of the core. */
export const fromCore = (between: Pair, x: number, width: number, kind: Kind, back?: 'back'): Door =>
  across(between, x, coreWall, width, kind, back);

/** Doors from the core into the hall on every event floor: stair, goods lift and artists' rooms. */
export const hallDoors = (hall: string): readonly Door[] => [
  fromCore(['stair-west', hall], 2.8, 1.4, 'single'),
  fromCore(['goods-lift', hall], 8.9, 4, 'gate'),
  fromCore(['artists', hall], 16, 1.2, 'single', 'back'),
];

/** Beside the lifts on every event floor. */
export const washroomDoor: Door = along(['washrooms', 'lobby'], 30.05, 4.2, 1.2, 'single');
