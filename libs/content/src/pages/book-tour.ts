import { brand } from '../site/brand';
import { marketingClaims } from '@mainstage/venues/facts/claims';
import { wallNotes } from '../venues/category-cards';
import { count } from '@mainstage/venues/facts/number-format';
import { hours } from '../site/hours';
import type { PageContent } from '../site/page-content';

export const bookTour = {
  path: '/book-tour',
  lang: 'en',
  head: {
    title: 'Book a Tour',
    description: `See stages, studios, spaces and offices in ${hours.tourMinutes}, with the LED wall switched on. Request a date; we confirm within ${hours.reply}.`,
    keywords: ['venue tour', 'site visit', 'event venue Frankfurt'],
    robots: 'index, follow',
    picture: 'skyline-stage-empty',
  },
  copy: {
    hero: {
      title: 'Book a Tour',
      lead: 'The hall is better than its pictures. Pick a day and we will switch the wall on.',
      picture: { id: 'skyline-stage-empty' },
    },
    form: { title: 'Your visit', text: `We confirm by email within ${hours.reply}.` },
    expect: {
      title: 'What to Expect',
      lines: [
        'Stages, studios, spaces and offices, all on one tour',
        `${hours.tourMinutes}, at your pace`,
        'Tailored to your event, your seating and your questions',
      ],
    },
    address: { title: 'Where to find us', map: 'Open in maps', newTab: '(opens in a new tab)' },
    availability: { title: 'Tour availability' },
    why: {
      title: `Why Choose ${brand.shortName}`,
      facts: [
        { value: count(marketingClaims.areaSqm), unit: 'sqm', label: 'of event space under one roof' },
        { value: count(marketingClaims.guestsPerFloor), label: 'guests per floor' },
        { value: count(marketingClaims.ledWallSqm), unit: 'sqm', label: `of LED wall ${wallNotes.stages}` },
        { value: count(marketingClaims.venues), label: `venues on ${count(marketingClaims.floors)} floors` },
      ],
    },
  },
} as const satisfies PageContent;
