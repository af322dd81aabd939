import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { offers } from '../offers/offers';
import type { OfferId } from '../offers/types';
import { cateringChoices, type CateringId, extraChoices, type ExtraId } from './extras';

/** A kind of line that a price list can price (rule offer.price-list). */
export type PriceKind =
  `venue.${VenueId}` | `package.${OfferId}` | `catering.${Exclude<CateringId, 'none'>}` | `extra.${ExtraId}` | 'set-up';

const catering = Object.keys(cateringChoices) as CateringId[];

export const priceKinds: readonly PriceKind[] = [
  ...venueIds.map((id) => `venue.${id}` as const),
  ...offers.map(({ id }) => `package.${id}` as const),
  ...catering.flatMap((id) => (id === 'none' ? [] : [`catering.${id}` as const])),
  ...(Object.keys(extraChoices) as ExtraId[]).map((id) => `extra.${id}` as const),
  'set-up',
];
