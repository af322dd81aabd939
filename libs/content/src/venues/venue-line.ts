import type { VenueId } from '@mainstage/venues/facts/ids';
import { summaryOf } from './summary';
import { venues } from './venues';

/** The line that names a venue in the tour form's text (`tools/generate/venue-names.mjs`). */
export const venueLine = (id: VenueId): string => `Venue: ${venues[id].name} (${summaryOf(id).level})`;
