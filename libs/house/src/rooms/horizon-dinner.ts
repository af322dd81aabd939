import { claims } from '../claims';
import { specified } from '../fact';
import type { PagelessRoom } from '../place';
import { horizonStage } from './horizon-stage';

export const horizonDinner = {
  kind: 'room',
  floor: 4,
  within: 'horizon-stage',
  facts: {
    ...horizonStage.facts,
    // The floor that dinner takes, with drapes before the wings. The hall whole is 700 sqm.
    areaSqm: specified(500),
    guests: specified(claims.guestsPerFloor),
    ledWallSqm: specified(30),
  },
  layouts: [],
  words: { name: 'Horizon Stage for dinner' },
} as const satisfies PagelessRoom;
