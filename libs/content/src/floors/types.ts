import type { PictureRef } from '../site/page-content';
import type { doubleFloorDayPrices } from '@mainstage/venues/facts/prices';
import type { VenueId } from '@mainstage/venues/facts/ids';

/** A card of the double-floor page (rule floors.kinds). It shows only the first features. */
export interface DoubleFloorOffer {
  id: VenueId & keyof typeof doubleFloorDayPrices;
  title: string;
  subtitle: string;
  features: readonly string[];
  image: PictureRef;
}

/** A combination for hire: one, two or three floors. */
export interface FloorKind {
  /** Its anchor on /venues/floors, which the menu links to. */
  anchor: string;
  name: string;
  subtitle: string;
  description: string;
  guests: string;
}
