import { specified } from '../fact';
import type { PagelessRoom } from '../place';
import { openRoom } from '../shared-facts';

/** What texts and plans name of it besides; samples of ours. */
const measures = { lunchMinutes: 20 } as const;

export const horizonHub = {
  kind: 'room',
  floor: 4,
  facts: { ...openRoom, areaSqm: specified(200), guests: specified(100), ledWallSqm: specified(null) },
  measures,
  layouts: [],
  words: { name: 'Horizon Hub' },
} as const satisfies PagelessRoom;
