import type { VenueId } from '@mainstage/venues/facts/ids';

/** Downloads of a venue, generated from its facts at build time. */
export const downloadPaths = {
  dataSheet: (id: VenueId) => `/downloads/venues/${id}-data-sheet.pdf`,
  brochure: (id: VenueId) => `/downloads/venues/${id}-brochure.pdf`,
} as const;
