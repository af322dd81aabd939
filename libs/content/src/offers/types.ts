import type { offerPrices } from '../constants/prices';
import type { PictureRef } from '../site/page-content';

export type OfferId = keyof typeof offerPrices;

/** The tabs of the offer pages (rule offers.price). */
export type OfferTab = 'Conference & Events' | 'Meeting & Workshops' | 'Broadcast & Streaming';

export interface Offer {
  id: OfferId;
  tab: OfferTab;
  title: string;
  subtitle: string;
  schedule: string;
  description: string;
  /** First the headline, then the availability, then five under Includes, the rest under Benefit (rule offers.parts). */
  features: readonly string[];
  originalPrice: number;
  /** Whole percent; 0 shows no badge. */
  discount: number;
  priceLabel: string;
  buttonText: string;
  image: PictureRef;
}
