import type { cateringTiers } from '../constants/catering';
import { type PriceBasis, priceBasis } from './price-basis';
import { samplePriceBands } from './sample-price-bands';

/** Lowest and highest price in whole euro. */
export interface PriceBand {
  from: number;
  to: number;
}

type Meals = typeof cateringTiers;

/** Prices of what is booked on top of a room. What is missing is priced in the offer. */
export interface PriceBands {
  /** A piece of finger food. */
  fingerFoodPiece?: PriceBand;
  /** A meal or the drinks of a day, per guest, for each tier. */
  perGuest?: { readonly [Meal in keyof Meals]?: Readonly<Record<keyof Meals[Meal], number>> };
  /** Equipment and crew, per day. */
  perDay?: Readonly<Partial<Record<'led-wall' | 'studio-crew' | 'stream', PriceBand>>>;
}

/** The provider's own price bands: filled in here, an estimate reaches a total with a range (rule estimate.ranges). */
export const priceBands: PriceBands = {};

/** What an estimate is computed with. */
export interface EstimatePrices {
  basis: PriceBasis;
  bands: PriceBands;
  /** Whether the bands are samples, which an estimate says. */
  sample: boolean;
}

/**
 * The provider's price bands; where there are none, the samples for a demo and nothing for a real site.
 * @param demo whether the site runs as a demo
 */
export function estimatePrices(demo: boolean): EstimatePrices {
  const sample = demo && Object.keys(priceBands).length === 0;
  return { basis: priceBasis, bands: sample ? samplePriceBands : priceBands, sample };
}
