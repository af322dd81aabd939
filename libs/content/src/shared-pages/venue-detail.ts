import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { brand } from '../site/brand';
import { summaryOf } from '../venues/summary';
import type { VenueCategory } from '../venues/types';
import { venues } from '../venues/venues';
import { type PageContent, sentences } from '../site/page-content';

/** Search keywords per category. */
const searchedAs: Record<VenueCategory, string> = {
  VENUES: 'event venue',
  STAGES: 'event stage',
  STUDIOS: 'LED studio',
  SPACES: 'event space',
  SPATIAL: 'furnished office',
};

function venuePage(id: VenueId): PageContent {
  const { name, subtitle, heroImage, category } = venues[id];
  const { area, capacity, wall, wallKind, level } = summaryOf(id);
  const facts = [area, capacity, wall && `${wallKind} ${wall}`, level].filter(Boolean).join(', ');
  return {
    path: `/venues/${id}`,
    lang: 'en',
    head: {
      title: name,
      description: sentences(
        `${name} in Frankfurt: ${facts}.`,
        `${subtitle}.`,
        'Layouts, equipment, pictures and technical details.',
      ),
      keywords: [name, `${searchedAs[category]} ${brand.address.city}`, area, capacity],
      robots: 'index, follow',
      picture: heroImage.id,
    },
    copy: {},
  };
}

/** The thirty venue pages by id; three of them are also landing pages. */
export const venuePages = Object.fromEntries(venueIds.map((id) => [id, venuePage(id)])) as Record<VenueId, PageContent>;
