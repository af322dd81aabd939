import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { summaryOf } from '../venues/summary';
import { venues } from '../venues/venues';

/** The line that names a venue in the tour form's text. A browser gets the lines alone (apps/web/build/built-values.ts). */
export const venueLines = Object.fromEntries(
  venueIds.map((id) => [id, `Venue: ${venues[id].name} (${summaryOf(id).level})`]),
) as Readonly<Record<VenueId, string>>;
