import { coCreateAndAccelerate } from './co-create-and-accelerate';
import { extendedFocus } from './extended-focus';
import { hybridStudioDay } from './hybrid-studio-day';
import type { Offer, OfferTab } from './types';
import { virtualKeynoteExperience } from './virtual-keynote-experience';
import { weekdayBusinessEdge } from './weekday-business-edge';
import { weekendImmersion } from './weekend-immersion';

/** The six offers of /exclusive-offers and /private-offers. */
export const offers = [
  weekendImmersion,
  weekdayBusinessEdge,
  extendedFocus,
  coCreateAndAccelerate,
  virtualKeynoteExperience,
  hybridStudioDay,
] as const satisfies readonly Offer[];

export const offerTabs = [
  'Conference & Events',
  'Meeting & Workshops',
  'Broadcast & Streaming',
] as const satisfies readonly OfferTab[];

/** Below every list of offers (rule offers.price). */
export const offerDisclaimer =
  'All offers subject to availability. Prices and availability may change. Non-binding offers upon request.';

export const offerWords = { includes: 'Includes', benefit: 'Benefit' } as const;
