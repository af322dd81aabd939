import type { VenueId } from '@mainstage/content/venues/ids';

/** The tour form with that venue already chosen. */
export const bookTourOf = (id: VenueId): string => `/book-tour?venue=${id}`;
