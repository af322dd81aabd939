import type { EventPlaceId } from '@mainstage/venues/facts/catalog';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { Layout } from '@mainstage/venues/facts/layouts';

/** The tour form with that venue already chosen. */
export const bookTourOf = (id: VenueId): string => `/book-tour?venue=${id}`;

/** The 360° page at that venue's panorama. */
export const viewAllRoundOf = (id: VenueId): string => `/360-view?venue=${id}`;

/** PDF with the technical details, made at build; it opens at the plan of the layout, or at the room. */
export const dataSheetOf = (id: VenueId, at?: Layout | `room-${EventPlaceId}`): string =>
  `/downloads/venues/${id}-data-sheet.pdf${at ? `#nameddest=${at}` : ''}`;

/** PDF brochure, made at build. */
export const brochureOf = (id: VenueId): string => `/downloads/venues/${id}-brochure.pdf`;
