import { berlinToday } from '@mainstage/contracts/calendar';
import { estimatePricesHere } from '../../components/prices/estimate-prices-here';
import { siteSettings } from '../../site-settings';
import { estimateMessage } from '@mainstage/estimate/message';

/**
 * Enquiry text for an estimate's choices, as of today; a file of its own, loaded only for visitors who come with an
 * estimate.
 */
export const estimateText = (choices: string): string | undefined =>
  estimateMessage(choices, berlinToday(), siteSettings.origin, estimatePricesHere);
