import { count } from '@mainstage/venues/facts/number-format';
import { guestsByFloors } from '@mainstage/venues/facts/limits';
import type { FloorKind } from './types';

const { single, double, triple } = guestsByFloors;

/** Single, double and triple floor, as the menu and the floors page name them (rule floors.kinds). */
export const floorKinds = {
  single: {
    anchor: 'single-floor-section',
    name: 'Single Floor',
    subtitle: 'Premium single-level stages',
    description:
      'One hall with its own foyer, kitchen and control room. The door closes behind your guests, and the floor is yours until the last case has left.',
    guests: `${count(single)} guests`,
  },
  double: {
    anchor: 'double-floor-section',
    name: 'Double Floor',
    subtitle: 'Expansive double-height venues on two floors',
    description:
      'Double means two floors, not a higher ceiling: two halls with one guest list, one picture and one crew. The plenary is on one level, everything else on the other, and guests need no shuttle.',
    guests: `${count(double.withoutSkyline)} or ${count(double.withSkyline)} guests`,
  },
  triple: {
    anchor: 'triple-floor-section',
    name: 'Triple Floor',
    subtitle: 'Grand triple-level experiences',
    description:
      'The whole venue, from the first badge to the last song. Three stages run as one show, and the facade lights up in your colour.',
    guests: `${count(triple)} guests`,
  },
} as const satisfies Record<string, FloorKind>;
