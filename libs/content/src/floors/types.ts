import type { PictureRef } from '../pages/page-content';
import type { VenueId } from '@mainstage/house/ids';

/** A card of the double-floor page (spec 3). It shows only the first features. */
export interface DoubleFloorOffer {
  id: VenueId;
  title: string;
  subtitle: string;
  size: string;
  capacity: string;
  features: readonly string[];
  image: PictureRef;
  /** Ready to read: From 3,500 euros per day. */
  priceText: string;
}

/** One of the three ways to take the house: a floor, two, or all three. */
export interface FloorKind {
  /** Where /venues/floors shows it, and what the menu links to. */
  anchor: string;
  name: string;
  subtitle: string;
  description: string;
  guests: string;
  venues: readonly VenueId[];
}
