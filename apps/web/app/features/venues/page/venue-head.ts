import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { headOf } from '../../../head';
import { venueData } from './venue-data';
import type { VenuePageData } from './venue-page-data';

export function venueHead(page: VenuePageData) {
  const trail = [
    { name: venueWords.venues, path: '/venues' },
    { name: page.venue.name, path: page.content.path },
  ];
  return headOf(page.content, { trail, data: venueData(page) });
}
