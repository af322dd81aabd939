import { isVenueId, type VenueId } from '@mainstage/house/ids';

/** The page of the estimate with that choice made: a card of the shop, or an offer. */
export const estimatePath = (id: string): string => `/estimate?what=${id}`;

/** Keeps the room of an estimate in its address. */
const venueParam = 'venue';

/** The estimate of a venue, as what it is: room, studio, office, joined floors. */
export const estimatePathOf = (id: VenueId): string => `/estimate?${venueParam}=${id}`;

/** The venue that an address of the estimate names. @param text how the address spells it */
export function estimatedVenue(text: string | null): VenueId | undefined {
  return text !== null && isVenueId(text) ? text : undefined;
}
