import { venues } from '@mainstage/content/venues/venues';
import { venueIds } from '@mainstage/house/ids';

const landings: readonly string[] = ['skyline-stage', 'liberty-stage', 'horizon-stage'];

/** The three landing pages. */
export const landingPaths = landings.map((id) => `/venues/${id}`);

const details = venueIds.filter((id) => !landings.includes(id));

/** The other venues' pages: one sort of page many times. */
export const detailPaths = details.map((id) => `/venues/${id}`);

/** Of these the first of each category: what the others show differs by facts alone. */
export const firstOfItsKind = details
  .filter((id, at) => details.findIndex((other) => venues[other].category === venues[id].category) === at)
  .map((id) => `/venues/${id}`);

/** An id that nobody knows. */
export const unknownPath = '/venues/glass-pavilion';
