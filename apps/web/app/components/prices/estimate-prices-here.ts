import { estimatePrices } from '@mainstage/content/estimate/estimate-prices';
import { siteSettings } from '../../site-settings';

export const estimatePricesHere = estimatePrices(siteSettings.prices === 'sample');
