import { brand } from '../site/brand';
import type { PageContent } from '../site/page-content';
import { placeholderPages } from '../site/placeholder-pages';
import type { Venue } from '../venues/types';
import { venueWords } from './venue-words';

/** A venue named by its id, of the category VENUES, without further claims. */
export function unknownVenue(id: string): Venue {
  return {
    name: nameFromId(id),
    category: 'VENUES',
    subtitle: 'A room at our venue',
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

const unknown = unknownVenue('unknown');

/** The page of every other path below /venues; its name is made from the path (rule venues.unknown). */
export const unknownVenuePage = {
  path: placeholderPages.unknownVenue,
  lang: 'en',
  head: {
    title: venueWords.unknown.title,
    description: unknown.description,
    keywords: [`event venue ${brand.address.city}`],
    robots: 'noindex, follow',
    picture: unknown.heroImage.id,
  },
  copy: {},
} as const satisfies PageContent;
