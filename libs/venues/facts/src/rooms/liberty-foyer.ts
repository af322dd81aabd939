import { marketingClaims } from '../claims';
import { sample, specified } from '../fact';
import type { PagelessRoom } from '../place';
import { openRoom } from '../shared-facts';
import { hall } from '../plan/building';
import { across, fromCore } from '../plan/doors';
import { row } from '../plan/liberty-grid';
import { endOf, rect } from '../plan/shapes';

const areaSqm = 130;
const shape = rect(row.left, hall.top, row.width, areaSqm / row.width);

export const libertyFoyer = {
  kind: 'room',
  floor: 5,
  reception: true,
  facts: {
    ...openRoom,
    areaSqm: sample(areaSqm),
    guests: sample(marketingClaims.guestsPerFloor),
    ledWallSqm: specified(null),
  },
  plan: {
    shape,
    doors: [
      fromCore(['lobby', 'liberty-foyer'], 38.6, 6, 'open'),
      across(['liberty-foyer', 'liberty-atrium'], 39.8, endOf(shape) + 0.15, 6, 'open'),
    ],
  },
  layouts: [],
  words: { name: 'Foyer' },
} as const satisfies PagelessRoom;
