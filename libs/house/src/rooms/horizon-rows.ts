import { claims } from '../claims';
import { specified } from '../fact';
import type { PagelessRoom } from '../place';
import { horizonStage } from './horizon-stage';

export const horizonRows = {
  kind: 'room',
  floor: 4,
  within: 'horizon-stage',
  facts: {
    ...horizonStage.facts,
    // The floor that rows and stage take; the wings stay free. The hall whole is 700 sqm.
    areaSqm: specified(600),
    guests: specified(claims.guestsPerFloor),
    ledWallSqm: specified(30),
  },
  layouts: [],
  words: { name: 'Horizon Stage in rows' },
} as const satisfies PagelessRoom;
