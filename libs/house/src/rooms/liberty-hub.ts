import { specified } from '../fact';
import type { PagelessRoom } from '../place';
import { openRoom } from '../shared-facts';

export const libertyHub = {
  kind: 'room',
  floor: 5,
  facts: { ...openRoom, areaSqm: specified(150), guests: specified(80), ledWallSqm: specified(null) },
  layouts: [],
  words: { name: 'Hub' },
} as const satisfies PagelessRoom;
