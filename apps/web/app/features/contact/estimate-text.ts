import { berlinToday } from '@mainstage/contracts/calendar';
import { estimatePricesHere } from '../../components/prices/estimate-prices-here';
import { siteSettings } from '../../site-settings';
import { estimateMessage } from '@mainstage/estimate/message';

/** The enquiry of the estimate with those choices, as of today; a file of its own, fetched by who comes with one. */
export const estimateText = (choices: string): string | undefined =>
  estimateMessage(choices, berlinToday(), siteSettings.origin, estimatePricesHere);
