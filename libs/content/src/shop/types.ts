import type { PictureRef } from '../site/page-content';

/** A card of /shop/venue (rule shop.cards). */
export interface VenueCategoryCard {
  id: string;
  title: string;
  subtitle: string;
  /** Formatted: From €2,500 per day. */
  priceLabel: string;
  image: PictureRef;
  /** Shown on hover and focus. */
  hoverImage: PictureRef;
  features: readonly string[];
  description: string;
  href: string;
}
