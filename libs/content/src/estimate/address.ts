import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';

/** URL of the estimate with a preselected shop card or offer. */
export const estimatePath = (id: string): string => `/estimate?what=${id}`;

/** Adds the room of an estimate to its URL. */
const venueParam = 'venue';

/** URL of the estimate with a preselected venue. */
export const estimatePathOf = (id: VenueId): string => `/estimate?${venueParam}=${id}`;

/** The venue in a URL of the estimate. @param text value of the parameter */
export function estimatedVenue(text: string | null): VenueId | undefined {
  return text !== null && isVenueId(text) ? text : undefined;
}
