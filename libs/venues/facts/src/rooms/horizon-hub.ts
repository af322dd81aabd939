import { specified } from '../fact';
import type { PagelessRoom } from '../place';
import { openRoom } from '../shared-facts';
import { hall, wall } from '../plan/building';
import { fromCore } from '../plan/doors';
import { inset, rect, rightOf } from '../plan/shapes';
import { horizonStage } from './horizon-stage';

/** Further numbers that texts and plans use; sample values. */
const measures = { lunchMinutes: 20 } as const;

const areaSqm = 200;
const depth = 12.5;
const shape = rect(rightOf(horizonStage.plan.shape) + wall.inner, hall.top, areaSqm / depth, depth);

export const horizonHub = {
  kind: 'room',
  floor: 4,
  reception: true,
  facts: { ...openRoom, areaSqm: specified(areaSqm), guests: specified(100), ledWallSqm: specified(null) },
  measures,
  plan: {
    shape,
    doors: [fromCore(['lobby', 'horizon-hub'], 36.6, 6, 'open')],
    setting: { front: 'north', guests: inset(shape, 0.8), fixtures: [] },
  },
  layouts: [],
  words: { name: 'Horizon Hub' },
} as const satisfies PagelessRoom;
