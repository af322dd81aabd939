import { specified } from '../fact';
import type { PagelessRoom } from '../place';
import { openRoom } from '../shared-facts';

export const libertyAtrium = {
  kind: 'room',
  floor: 5,
  facts: { ...openRoom, areaSqm: specified(200), guests: specified(150), ledWallSqm: specified(null) },
  layouts: [],
  words: { name: 'Atrium' },
} as const satisfies PagelessRoom;
