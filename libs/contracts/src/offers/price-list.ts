import type { Hire } from '../day-parts';
import type { OfferUnit } from './offer';

/** Net price of one unit. */
export interface ListPrice {
  cents: number;
  unit: OfferUnit;
  vatPercent: number;
}

/** The provider's prices of offers (rule offer.price-list). A kind without a price gives a line without an amount. */
export interface PriceList {
  /** Whether the figures are invented, which offers and their PDF state. */
  sample: boolean;
  /** VAT of lines that have no price here. */
  vatPercent: number;
  /** Price of each hire as a percentage of the venue's price for a full day. */
  hirePercent: Readonly<Partial<Record<Hire, number>>>;
  /** By kind of line, such as `venue.sky-lounge`; `priceKinds` lists them all. */
  prices: Readonly<Record<string, ListPrice>>;
}

/** Without a price list a member enters every amount. The rate is the general one in Germany (§ 12 UStG). */
export const noPriceList: PriceList = { sample: false, vatPercent: 19, hirePercent: {}, prices: {} };
