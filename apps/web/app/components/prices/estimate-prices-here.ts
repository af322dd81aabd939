import { estimatePrices } from '@mainstage/content/estimate/estimate-prices';
import { siteSettings } from '../../site-settings';

/** The prices that this site's estimates are computed with. */
export const estimatePricesHere = estimatePrices(siteSettings.prices === 'sample');
