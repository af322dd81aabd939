import type { Offer } from './types';

/** An offer's features by where the card shows them (rule offers.parts). */
export interface OfferParts {
  headline: string;
  availability: string;
  includes: readonly string[];
  benefits: readonly string[];
}

export function offerParts({ features }: Pick<Offer, 'features'>): OfferParts {
  const [headline = '', availability = '', ...rest] = features;
  return { headline, availability, includes: rest.slice(0, 5), benefits: rest.slice(5) };
}

/** Euro after the discount, rounded to whole euro (rule offers.price). */
export function quotePrice({ originalPrice, discount }: Pick<Offer, 'originalPrice' | 'discount'>): number {
  return Math.round(originalPrice * (1 - discount / 100));
}

/** Whether the card has a badge, which only reduced offers have. */
export function hasDiscount({ discount }: Pick<Offer, 'discount'>): boolean {
  return discount !== 0;
}
