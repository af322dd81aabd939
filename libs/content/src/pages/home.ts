import { marketingClaims } from '@mainstage/venues/facts/claims';
import { wallNotes } from '../venues/category-cards';
import { count, sqm } from '@mainstage/venues/facts/number-format';
import { brand } from '../site/brand';
import type { PageContent } from '../site/page-content';

export const home = {
  path: '/',
  lang: 'en',
  head: {
    signature: '',
    title: `${brand.name}: stages, studios, spaces and offices`,
    description: `Three venues on three floors in Frankfurt: up to ${sqm(marketingClaims.areaSqm)}, ${marketingClaims.guestsPerFloor} guests per floor, ${sqm(marketingClaims.ledWallSqm)} of LED wall ${wallNotes.stages}. Studios, offices.`,
    keywords: [
      'event venue Frankfurt',
      'LED wall stage',
      'conference venue',
      'virtual production studio',
      'meeting space',
    ],
    robots: 'index, follow',
    picture: 'hall-audience',
  },
  copy: {
    hero: {
      title: brand.line,
      lead: 'A dark hall, a wall of light and a crew that knows every cable. Stages, studios, spaces and offices in the middle of Frankfurt.',
      find: 'Find your room',
      book: 'Book a Tour',
      watch: 'Watch the Film',
      film: { pause: 'Pause film', play: 'Play film' },
      dialog: { title: `${brand.shortName}, the film` },
    },
    numbers: {
      title: 'One building. Three floors. Room for the whole idea.',
      lead: 'Every floor is a venue of its own: stage, lounge, kitchen and control room on one level. Take one, or join all three.',
      facts: [
        { value: count(marketingClaims.areaSqm), unit: 'sqm', label: 'of event space under one roof' },
        { value: count(marketingClaims.guestsPerFloor), label: 'guests per floor' },
        { value: count(marketingClaims.ledWallSqm), unit: 'sqm', label: `of LED wall ${wallNotes.stages}` },
        { value: count(marketingClaims.venues), label: `venues on ${count(marketingClaims.floors)} floors` },
      ],
    },
  },
} as const satisfies PageContent;
