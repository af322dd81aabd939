import { berlinToday } from '@mainstage/contracts/calendar';
import { estimatePrices } from '@mainstage/content/estimate/estimate-prices';
import { estimateOf } from '@mainstage/estimate/estimate';
import { venueCatalog } from '@mainstage/venues/facts/catalog';
import type { Fact } from '@mainstage/venues/facts/fact';
import type { PlaceId } from '@mainstage/venues/facts/ids';
import type { Price } from '@mainstage/venues/facts/prices';
import { estimateChoices, type EstimatedLead } from '../documents/estimate-choices';
import type { DraftPrice } from './draft-texts';

export type PriceFacts = { isSample: boolean; taxOpen: boolean } & (
  | { estimate: DraftPrice }
  | {
      starting: { cents: number; per: 'day' | 'event'; of: string | null };
      /** Why there is no estimate, a sentence for sales. */
      reason: string;
    }
);

/**
 * The estimate for the lead's request; without one, the starting price of its venue; null if the price is on request.
 */
export function priceFacts(lead: EstimatedLead, samplePrices: boolean): PriceFacts | null {
  const prices = estimatePrices(samplePrices);
  const taxOpen = prices.basis.kind === 'open';
  const price: Fact<Price<PlaceId>> | null = lead.venue && venueCatalog[lead.venue].price;
  const isSampleVenue = price?.source === 'sample';
  const { choices, reason } = estimateChoices(lead);
  const estimate = choices && estimateOf(choices, berlinToday(lead.now), prices);
  if (estimate?.price) {
    const { total, unpriced, sample } = estimate;
    const open = estimate.choices.bookable.from || unpriced > 0;
    return {
      estimate: { from: total.from, to: open ? undefined : total.to },
      isSample: sample || isSampleVenue,
      taxOpen,
    };
  }
  if (!price || !('fromEuro' in price.value)) return null;
  const { fromEuro, per, of } = price.value;
  return {
    starting: { cents: fromEuro * 100, per, of: of === undefined ? null : venueCatalog[of].words.name },
    reason: reason ?? 'The estimate has no price.',
    isSample: isSampleVenue,
    taxOpen,
  };
}
