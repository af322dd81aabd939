import { marketingClaims } from '../claims';
import { specified } from '../fact';
import type { PagelessRoom } from '../place';
import { horizonStage } from './horizon-stage';
import { rect } from '../plan/shapes';

const areaSqm = 500;
const { x, y, width } = horizonStage.plan.shape;

export const horizonDinner = {
  kind: 'room',
  floor: 4,
  within: 'horizon-stage',
  facts: {
    ...horizonStage.facts,
    // The area for dinner, with drapes before the wings. The whole hall is 700 sqm.
    areaSqm: specified(areaSqm),
    guests: specified(marketingClaims.guestsPerFloor),
    ledWallSqm: specified(30),
  },
  plan: { shape: rect(x, y, width, areaSqm / width) },
  layouts: [],
  words: { name: 'Horizon Stage for dinner' },
} as const satisfies PagelessRoom;
