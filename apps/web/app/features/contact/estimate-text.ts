import { berlinToday } from '@mainstage/contracts/calendar';
import { servedEstimatePrices } from '../../components/prices/served-estimate-prices';
import { estimateMessage } from '@mainstage/estimate/message';

/** The enquiry of the estimate with those choices, as of today; a file of its own, fetched by who comes with one. */
export const estimateText = (choices: string): string | undefined =>
  estimateMessage(choices, berlinToday(), window.location.origin, servedEstimatePrices);
