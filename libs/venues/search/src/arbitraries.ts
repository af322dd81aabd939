import fc from 'fast-check';
import { kindNames } from '@mainstage/content/finder/kinds';
import { layoutNames } from '@mainstage/venues/facts/layouts';
import { floorNumbers, type Query } from './query';

/** Arbitrary for specs: any valid query. */
export const anyQuery: fc.Arbitrary<Query> = fc.record(
  {
    guests: fc.integer({ min: 1, max: 700 }),
    layout: fc.constantFrom(...layoutNames),
    area: fc.integer({ min: 1, max: 3000 }),
    led: fc.integer({ min: 1, max: 60 }),
    floor: fc.constantFrom(...floorNumbers),
    kind: fc.constantFrom(...kindNames),
    stage: fc.constant(true as const),
    stream: fc.constant(true as const),
    daylight: fc.constant(true as const),
    stepFree: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
