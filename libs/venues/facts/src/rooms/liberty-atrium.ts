import { specified } from '../fact';
import type { PagelessRoom } from '../place';
import { openRoom } from '../shared-facts';
import { wall } from '../plan/building';
import { across } from '../plan/doors';
import { row } from '../plan/liberty-grid';
import { endOf, inset, rect } from '../plan/shapes';
import { libertyFoyer } from './liberty-foyer';

const areaSqm = 200;
const shape = rect(row.left, endOf(libertyFoyer.plan.shape) + wall.inner, row.width, areaSqm / row.width);

export const libertyAtrium = {
  kind: 'room',
  floor: 5,
  reception: true,
  facts: { ...openRoom, areaSqm: specified(areaSqm), guests: specified(150), ledWallSqm: specified(null) },
  plan: {
    shape,
    doors: [across(['liberty-atrium', 'liberty-hub'], 39.8, endOf(shape) + 0.15, 3, 'double')],
    setting: { front: 'north', guests: inset(shape, 0.8), fixtures: [] },
  },
  layouts: [],
  words: { name: 'Atrium' },
} as const satisfies PagelessRoom;
