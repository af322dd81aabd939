import type { VenueId } from '@mainstage/house/ids';

/** What can be taken along of a venue, made from its facts when the site is built. */
export const downloadPaths = {
  dataSheet: (id: VenueId) => `/downloads/venues/${id}-data-sheet.pdf`,
  brochure: (id: VenueId) => `/downloads/venues/${id}-brochure.pdf`,
} as const;
