import { count } from '@mainstage/venues/facts/number-format';
import { doubleFloorPrices } from '@mainstage/venues/facts/prices';
import { guestsByFloors } from '@mainstage/venues/facts/limits';
import type { PageContent } from '../site/page-content';

const { withSkyline, withoutSkyline } = guestsByFloors.double;

export const venueDoubleFloor = {
  path: '/venues/double-floor',
  lang: 'en',
  head: {
    title: 'Double Floor',
    description: `Two stages on one day for ${withoutSkyline} or ${withSkyline} guests: four pairs of halls with areas, features and prices per day.`,
    keywords: ['double floor venue', 'conference Frankfurt', 'event hall for 400 guests'],
    robots: 'index, follow',
    picture: 'liberty-stage-empty',
  },
  copy: {
    back: 'Back to all venues',
    title: 'Double Floor',
    lead: `Two halls, one guest list: ${withoutSkyline} or ${withSkyline} people, from ${count(doubleFloorPrices.min)} to ${count(doubleFloorPrices.max)} euros per day.`,
    picture: { id: 'liberty-stage-empty' },
    pairs: {
      title: 'Four pairs of halls',
      lead: 'The same halls make a different evening depending on where guests arrive and where they finish.',
    },
    card: {
      madeOf: 'Made up of',
      more: 'Discover more',
      tour: 'Book a Tour',
      brochure: 'Download Brochure',
      pdf: '(PDF)',
      of: 'of',
    },
    closing: {
      title: 'Is one hall enough, or do you need all three?',
      single: 'Single Floor',
      all: 'Single, double, triple floor',
      picture: { id: 'control-wide', alt: '' },
    },
  },
} as const satisfies PageContent;
