import { marketingClaims } from './claims';

/**
 * Guests of one, two and three floors (199, 350, 400, 550). They are not sums, because stairs and exits are shared. The
 * larger of the two figures for a double floor applies to pairs with Skyline, the largest hall.
 */
export const guestsByFloors = {
  single: marketingClaims.guestsPerFloor,
  double: { withoutSkyline: 350, withSkyline: 400 },
  triple: 550,
} as const;

/**
 * Guests of a double floor with Skyline at one time: the figure of the pair, but never more than the capacity of each
 * floor.
 */
export const doubleAtOnce = Math.min(guestsByFloors.double.withSkyline, 2 * guestsByFloors.single);
