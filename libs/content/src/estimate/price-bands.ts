import type { cateringTiers } from '../constants/catering';

/** Lowest and highest price in whole euro. */
export interface PriceBand {
  from: number;
  to: number;
}

type Meals = typeof cateringTiers;

/** Prices of services beside a room. Missing ones are priced in the offer. */
export interface PriceBands {
  fingerFoodPiece?: PriceBand;
  /** A meal or the drinks of a day, per guest, for each tier. */
  perGuest?: { readonly [Meal in keyof Meals]?: Readonly<Record<keyof Meals[Meal], number>> };
  /** Equipment and crew, per day. */
  perDay?: Readonly<Partial<Record<'led-wall' | 'studio-crew' | 'stream', PriceBand>>>;
}

/** The provider's own price bands: with them an estimate has a total with a range (rule estimate.ranges). */
export const priceBands: PriceBands = {};
