import { euro } from '../constants/figures';
import { count, sqmSpan } from '@mainstage/venues/facts/number-format';
import { doubleFloorPrices, startingPrices } from '@mainstage/venues/facts/prices';
import { shopFacts } from '../shop/venue-cards';
import { guestsByFloors } from '@mainstage/venues/facts/limits';
import { factsOf } from '@mainstage/venues/facts/capacities';
import type { EventPlaceId } from '@mainstage/venues/facts/catalog';
import { wholeFloors } from '../floors/floor-venues';
import type { PageContent } from '../site/page-content';

const { single, double, triple } = guestsByFloors;

const levelAreas = wholeFloors.map((id) => factsOf(id as EventPlaceId).areaSqm);
const levels = { min: Math.min(...levelAreas), max: Math.max(...levelAreas) };

export const venueFloors = {
  path: '/venues/floors',
  lang: 'en',
  head: {
    title: 'Single, double and triple floor',
    name: 'By the floor',
    description:
      'One floor, two or all three: what each takes, which stages make it and what it costs. From 199 to 550 guests under one roof.',
    keywords: ['event floor Frankfurt', 'double floor venue', 'triple floor', 'venue capacity', 'venue price'],
    robots: 'index, follow',
    picture: 'vista-stage-dinner',
  },
  copy: {
    back: 'Back to all venues',
    title: 'How many floors do you need?',
    lead: 'The stages are stacked one above the other. Book one, combine two or take all three: lifts, stairs and crew are the same.',
    picture: { id: 'vista-stage-dinner' },
    strip: 'Floor configurations',
    guests: 'guests',
    madeOf: 'Made up of',
    words: { wall: 'LED wall', volume: 'LED volume' },
    single: {
      number: count(single),
      price: `From ${euro(startingPrices['event-floors'])} per day`,
      priceNote: `Event floors of ${sqmSpan(shopFacts.eventFloors.areaSqm)}: the hall alone, or with its terrace. Whole levels with all their rooms measure ${sqmSpan(levels)}`,
      floors: [
        {
          id: 'skyline-floor',
          picture: { id: 'rooftop-dusk' },
          parts: 'Skyline Stage, Sky Lounge and Sky Terrace',
        },
        {
          id: 'liberty-floor',
          picture: { id: 'liberty-stage-reception' },
          parts: 'Liberty Stage with atrium, hub, foyer and four meeting rooms',
        },
        {
          id: 'horizon-floor',
          picture: { id: 'horizon-stage-lunch' },
          parts: 'Horizon Stage, Horizon Hub and Directors Circle',
        },
      ],
      alone: 'Or just the stage:',
      all: 'All single-floor stages',
    },
    double: {
      number: `${count(double.withoutSkyline)}–${count(double.withSkyline)}`,
      price: `From ${count(doubleFloorPrices.min)} to ${count(doubleFloorPrices.max)} euros per day`,
      priceNote: 'Two stages on one day, by the pair',
      all: 'The double-floor page',
    },
    triple: {
      number: count(triple),
      price: 'Price on request',
      priceNote: 'Tailored to your programme, free and non-binding',
      more: 'Discover more',
      picture: { id: 'three-floors-night' },
    },
    tour: 'Book a Tour',
    quote: 'Request a quote',
    of: 'of',
    closing: {
      title: 'See all three on one tour.',
      lead: 'Stairs, lifts, back doors: after a tour you know which floors suit your guests.',
      book: 'Book a Tour',
      back: 'All venues',
      picture: { id: 'lobby-reception', alt: '' },
    },
  },
} as const satisfies PageContent;
