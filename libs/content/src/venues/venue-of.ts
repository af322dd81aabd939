import { isVenueId } from '@mainstage/venues/facts/ids';
import type { Venue } from './types';
import { venues } from './venues';

/** The venue of that id; for an unknown id the fallback of rule venues.unknown. */
export function venueOf(id: string): Venue {
  return isVenueId(id) ? venues[id] : unknownVenue(id);
}

/** A venue named after its id, of the category VENUES, with nothing promised. */
export function unknownVenue(id: string): Venue {
  return {
    name: nameFromId(id),
    category: 'VENUES',
    subtitle: 'A room of the house',
    description:
      'Tell us what you are planning and we show you the room that fits: on a tour, on the plan, or on the telephone.',
    heroImage: { id: 'foyer-stele' },
    specifications: { Area: 'Variable', Capacity: 'Flexible' },
    features: [],
    galleryImages: [],
    seatingConfigurations: [],
  };
}

/** rooftop-terrace as Rooftop Terrace. */
function nameFromId(id: string): string {
  return id
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Whether a film of a venue is this site's own file, for a native player. */
export function isLocalFilm(videoUrl: string): boolean {
  return videoUrl.startsWith('/') && !videoUrl.startsWith('//');
}
