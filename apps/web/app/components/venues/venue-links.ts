import type { VenueId } from '@mainstage/house/ids';

/** The tour form with that venue already chosen. */
export const bookTourOf = (id: VenueId): string => `/book-tour?venue=${id}`;

/** The view all round, from that venue's panorama. */
export const viewAllRoundOf = (id: VenueId): string => `/360-view?venue=${id}`;

/** PDF with the technical details, made at build. */
export const dataSheetOf = (id: VenueId): string => `/downloads/venues/${id}-data-sheet.pdf`;

/** PDF to hand on, made at build. */
export const brochureOf = (id: VenueId): string => `/downloads/venues/${id}-brochure.pdf`;
