import type { PictureRef } from '../site/page-content';

/** A card of /shop/venue (rule shop.cards). */
export interface VenueCategoryCard {
  id: string;
  title: string;
  subtitle: string;
  /** Ready to read: From €2,500 per day. */
  priceLabel: string;
  image: PictureRef;
  /** Shown while the card is pointed at or has the focus. */
  hoverImage: PictureRef;
  features: readonly string[];
  description: string;
  href: string;
}
