import { specified } from '../fact';
import type { PagelessRoom } from '../place';
import { openRoom } from '../shared-facts';
import { building, wall } from '../plan/building';
import { row } from '../plan/liberty-grid';
import { endOf, inset, rect, rightOf } from '../plan/shapes';
import { libertyAtrium } from './liberty-atrium';

const areaSqm = 150;
const shape = rect(row.left, endOf(libertyAtrium.plan.shape) + wall.inner, row.width, areaSqm / row.width);

export const libertyHub = {
  kind: 'room',
  floor: 5,
  reception: true,
  facts: { ...openRoom, areaSqm: specified(areaSqm), guests: specified(80), ledWallSqm: specified(null) },
  plan: {
    shape,
    windows: [{ from: { x: shape.x + 0.6, y: building.depth }, to: { x: rightOf(shape) - 0.6, y: building.depth } }],
    setting: { front: 'north', guests: inset(shape, 0.8), fixtures: [] },
  },
  layouts: [],
  words: { name: 'Hub' },
} as const satisfies PagelessRoom;
