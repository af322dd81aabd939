import { marketingClaims } from '../claims';
import { specified } from '../fact';
import type { PagelessRoom } from '../place';
import { clearHall, clearSqm, skylineStage } from './skyline-stage';

export const skylineHall = {
  kind: 'room',
  floor: 6,
  within: 'skyline-stage',
  facts: {
    ...skylineStage.facts,
    // The clear hall of Skyline Stage: without backstage and cloakroom, which the 1,000 sqm of `skyline-stage` include.
    areaSqm: specified(clearSqm),
    guests: specified(marketingClaims.guestsPerFloor),
    ledWallSqm: specified(90),
  },
  plan: { shape: clearHall },
  layouts: [],
  words: { name: 'Skyline Hall' },
} as const satisfies PagelessRoom;
