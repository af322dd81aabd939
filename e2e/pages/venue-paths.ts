import { venueIds } from '@mainstage/house/ids';

const landings: readonly string[] = ['skyline-stage', 'liberty-stage', 'horizon-stage'];

/** The three landing pages. */
export const landingPaths = landings.map((id) => `/venues/${id}`);

/** The other venues' pages: one sort of page many times, so each is opened at one width only. */
export const detailPaths = venueIds.filter((id) => !landings.includes(id)).map((id) => `/venues/${id}`);

/** An id that nobody knows. */
export const unknownPath = '/venues/glass-pavilion';
