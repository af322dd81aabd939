import { isVenueId } from '@mainstage/venues/facts/ids';
import type { Venue } from './types';
import { unknownVenue } from '../shared-pages/unknown-venue';
import { venues } from './venues';

/** A venue by its id; for an unknown id the fallback of rule venues.unknown. */
export function venueOf(id: string): Venue {
  return isVenueId(id) ? venues[id] : unknownVenue(id);
}
