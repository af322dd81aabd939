import { brand } from '../site/brand';
import { marketingClaims } from '@mainstage/venues/facts/claims';
import { sqm } from '@mainstage/venues/facts/number-format';
import { galleryEmpty, galleryTabs } from '../gallery/tabs';
import type { PageContent } from '../site/page-content';

export const gallery = {
  path: '/gallery',
  lang: 'en',
  head: {
    title: 'Gallery: stages, rooms and offices in pictures',
    name: 'Gallery',
    description: `Buildings, interiors and films of ${brand.name}: the LED wall alight, the rooms by day and the terrace after sunset.`,
    keywords: ['gallery', 'event venue pictures', 'LED wall', 'meeting rooms', 'rooftop terrace Frankfurt'],
    robots: 'index, follow',
    picture: 'arena-tier',
  },
  copy: {
    hero: { label: 'Highlights' },
    title: 'Gallery',
    lead: 'The venue with the lights on. Open a picture to look around from there; films open in a new tab.',
    tabs: { label: 'What to see', names: galleryTabs },
    list: {
      empty: galleryEmpty,
      newTab: '(opens in a new tab)',
      all: (count: number, kind: 'pictures' | 'films') => `All ${count} ${kind}`,
    },
    rooms: { label: 'Room', every: 'Every room' },
    closing: {
      title: 'It is bigger than it looks.',
      lead: `${sqm(marketingClaims.ledWallSqm)} of light will not fit in a frame. Come and stand in front of it.`,
      book: 'Book a Tour',
      contact: 'Contact us',
      picture: { id: 'hall-conference', alt: '' },
    },
  },
} as const satisfies PageContent;
