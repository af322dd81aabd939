import { type PriceBands, priceBands } from './price-bands';
import { type PriceBasis, priceBasis } from './price-basis';
import { samplePriceBands } from './sample-price-bands';

export interface EstimatePrices {
  basis: PriceBasis;
  bands: PriceBands;
  /** Whether the bands are samples, which an estimate states. */
  sample: boolean;
}

/**
 * The provider's price bands; by default samples for a demo and none for a real site.
 * @param demo whether the site runs as a demo
 */
export function estimatePrices(demo: boolean): EstimatePrices {
  const sample = demo && Object.keys(priceBands).length === 0;
  return { basis: priceBasis, bands: sample ? samplePriceBands : priceBands, sample };
}
