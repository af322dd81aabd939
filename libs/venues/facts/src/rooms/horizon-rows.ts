import { marketingClaims } from '../claims';
import { specified } from '../fact';
import type { PagelessRoom } from '../place';
import { horizonStage } from './horizon-stage';
import { rect } from '../plan/shapes';

const areaSqm = 600;
const { x, y, width } = horizonStage.plan.shape;

export const horizonRows = {
  kind: 'room',
  floor: 4,
  within: 'horizon-stage',
  facts: {
    ...horizonStage.facts,
    // The area of rows and stage; the wings stay free. The whole hall is 700 sqm.
    areaSqm: specified(areaSqm),
    guests: specified(marketingClaims.guestsPerFloor),
    ledWallSqm: specified(30),
  },
  plan: { shape: rect(x, y, width, areaSqm / width) },
  layouts: [],
  words: { name: 'Horizon Stage in rows' },
} as const satisfies PagelessRoom;
