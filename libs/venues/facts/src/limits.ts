import { marketingClaims } from './claims';

/**
 * Guests of one, two and three floors (199, 350, 400, 550). They are not sums, because stairs and exits are shared. Of the two
 * figures for a double floor the larger belongs to pairs with Skyline, the largest hall.
 */
export const guestsByFloors = {
  single: marketingClaims.guestsPerFloor,
  double: { withoutSkyline: 350, withSkyline: 400 },
  triple: 550,
} as const;
