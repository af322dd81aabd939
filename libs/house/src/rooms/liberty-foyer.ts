import { claims } from '../claims';
import { sample, specified } from '../fact';
import type { PagelessRoom } from '../place';
import { openRoom } from '../shared-facts';

export const libertyFoyer = {
  kind: 'room',
  floor: 5,
  facts: { ...openRoom, areaSqm: sample(130), guests: sample(claims.guestsPerFloor), ledWallSqm: specified(null) },
  layouts: [],
  words: { name: 'Foyer' },
} as const satisfies PagelessRoom;
