import { venueWords } from '@mainstage/content/shared-pages/venue-detail';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { venues } from '@mainstage/content/venues/venues';
import type { Crumb } from '../../../structured-data';

/** The way to a venue's page after Home. */
export const venueTrail = (id: VenueId): readonly Crumb[] => [
  { name: venueWords.venues, path: '/venues' },
  { name: venues[id].name, path: `/venues/${id}` },
];
