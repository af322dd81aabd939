import { estimatePrices } from '@mainstage/content/estimate/estimate-prices';
import { samplePrices } from '@mainstage/content/estimate/served-prices';
import { servedPrices } from './served-prices';

/** The prices that this site's estimates are computed with. */
export const servedEstimatePrices = estimatePrices(servedPrices === samplePrices);
