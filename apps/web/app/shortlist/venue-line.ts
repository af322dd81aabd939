import type { VenueId } from '@mainstage/venues/facts/ids';
import { areaOf, floorsOf, guestsOf } from '@mainstage/venues/facts/present';

/** A venue's facts in one line: 1,000 sqm, 199 guests, floor 6. */
export const venueLine = (id: VenueId): string => [areaOf(id), guestsOf(id), floorsOf(id).toLowerCase()].join(', ');
