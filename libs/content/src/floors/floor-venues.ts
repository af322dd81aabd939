import type { VenueId } from '@mainstage/venues/facts/ids';
import { venueIds } from '@mainstage/venues/facts/ids';
import { floorsUnder, isWholeFloor } from '../venues/floors';
import { venues } from '../venues/venues';
import type { floorKinds } from './floor-kinds';

const stages = venueIds.filter((id) => venues[id].category === 'STAGES');
const onFloors = (number: number) => stages.filter((id) => floorsUnder(id).length === number);

/** Stages on one floor, two and three: in catalog order. */
export const floorVenues = {
  single: onFloors(1),
  double: onFloors(2),
  triple: onFloors(3),
} as const satisfies Record<keyof typeof floorKinds, readonly VenueId[]>;

/** Stages that can be hired without the whole floor. */
export const stagesAlone: readonly VenueId[] = floorVenues.single.filter((id) => !isWholeFloor(id));

/** Floors that can be hired as a whole. */
export const wholeFloors: readonly VenueId[] = floorVenues.single.filter(isWholeFloor);
