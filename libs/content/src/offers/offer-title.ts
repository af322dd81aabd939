import type { OfferId } from './types';

/** Titles of the six offers and of the gift card. */
export const offerTitles = {
  'weekend-immersion': 'Weekend Immersion',
  'weekday-business-edge': 'Weekday Business Edge',
  'extended-focus': 'Extended Focus',
  'co-create-and-accelerate': 'Co-Create & Accelerate',
  'virtual-keynote-experience': 'Virtual Keynote Experience',
  'hybrid-studio-day': 'Hybrid Studio Day',
  'gift-card': 'Gift Card',
} as const satisfies Record<OfferId | 'gift-card', string>;

/** Title of an offer by its id; any other text as it is, because a visitor may have typed it. */
export const offerTitle = (offer: string): string =>
  Object.hasOwn(offerTitles, offer) ? offerTitles[offer as OfferId] : offer;
