import type { VenueId } from '@mainstage/house/ids';
import { venueIds } from '@mainstage/house/ids';
import { floorsUnder, isWholeFloor } from '../venues/floors';
import { venues } from '../venues/venues';
import type { floorKinds } from './floor-kinds';

const stages = venueIds.filter((id) => venues[id].category === 'STAGES');
const onFloors = (number: number) => stages.filter((id) => floorsUnder(id).length === number);

/** Which stages are one floor, two and three: in the order of the house. */
export const floorVenues = {
  single: onFloors(1),
  double: onFloors(2),
  triple: onFloors(3),
} as const satisfies Record<keyof typeof floorKinds, readonly VenueId[]>;

/** The stages of one floor that can be had without it. */
export const stagesAlone: readonly VenueId[] = floorVenues.single.filter((id) => !isWholeFloor(id));

/** The floors that can be had whole. */
export const wholeFloors: readonly VenueId[] = floorVenues.single.filter(isWholeFloor);
