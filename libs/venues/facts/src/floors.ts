import { sample } from './fact';
import type { FloorFacts, FloorNumber } from './facts';

interface Floor {
  name: string;
  use: 'events' | 'co-working';
  facts: FloorFacts;
}

const eventFloor = {
  toilets: sample({ cabins: 14, accessible: 1 }),
  cloakroom: sample(true),
} as const satisfies FloorFacts;
const coWorkingFloor = { ...eventFloor, cloakroom: sample(false) } as const satisfies FloorFacts;

/** The floors from top to bottom. Each venue states its own floor. */
export const floors = {
  8: { name: 'Co-working, upper floor', use: 'co-working', facts: coWorkingFloor },
  7: { name: 'Co-working, lower floor', use: 'co-working', facts: coWorkingFloor },
  6: { name: 'Skyline', use: 'events', facts: eventFloor },
  5: { name: 'Liberty', use: 'events', facts: eventFloor },
  4: { name: 'Horizon', use: 'events', facts: eventFloor },
} as const satisfies Record<FloorNumber, Floor>;

/** The floors that are let as offices, from bottom to top. */
export const coWorkingFloors = (Object.keys(floors).map(Number) as FloorNumber[]).filter(
  (floor) => floors[floor].use === 'co-working',
);
