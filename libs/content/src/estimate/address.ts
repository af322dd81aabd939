import { isVenueId, type VenueId } from '@mainstage/house/ids';

/** The page of the estimate with that choice made. */
export const estimatePath = (id: string): string => `/estimate?what=${id}`;

const shopCards: Partial<Record<VenueId, string>> = {
  workshop: 'workshop-packages',
  arena: 'workshop-packages',
  'straight-up': 'workshop-packages',
  boardroom: 'private-rooms',
  'directors-circle': 'private-rooms',
  'sky-terrace': 'rooftop-terrace',
  'sky-lounge': 'rooftop-terrace',
};

/**
 * Where an estimate for a venue begins: with its own list price, or with that of its kind. Three floors have none
 * (rule estimate.lines), so they have no estimate either.
 */
export function estimatePathOf(id: VenueId): string | undefined {
  const what = whatOf(id);
  return what && `${estimatePath(what)}&${venueParam}=${id}`;
}

/** Keeps the room of an estimate in its address. */
export const venueParam = 'venue';

/** The venue that an address of the estimate names. @param text how the address spells it */
export function estimatedVenue(text: string | null): VenueId | undefined {
  return text !== null && isVenueId(text) ? text : undefined;
}

function whatOf(id: VenueId): string | undefined {
  if (id === 'skyline-liberty-horizon-triple') return undefined;
  if (id.endsWith('-double')) return id;
  if (id.endsWith('-studio')) return 'hybrid-studio-day';
  if (id.endsWith('-office')) return 'private-rooms';
  return shopCards[id] ?? 'event-floors';
}
