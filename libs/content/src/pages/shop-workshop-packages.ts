import { libertyHub } from '@mainstage/venues/facts/rooms/liberty-hub';
import { workshop } from '@mainstage/venues/facts/rooms/workshop';
import { count } from '@mainstage/venues/facts/number-format';
import { venueCards } from '../shop/venue-cards';
import type { ShopPage } from '../shop/shop-page';

const card = venueCards[2];

export const shopWorkshopPackages = {
  path: card.href,
  lang: 'en',
  head: {
    title: 'Workshop packages in Frankfurt: one price',
    description: `Room, tools and lunch at one price. ${card.priceLabel}, with ${card.features.join(', ').toLowerCase()}.`,
    keywords: ['workshop room Frankfurt', 'workshop package', 'off-site', 'training room'],
    robots: 'index, follow',
    picture: 'workshop-day',
  },
  copy: {
    hero: {
      kicker: card.title,
      title: 'Bring the question.',
      lead: 'The room, the tools and lunch are ready and waiting, down to pens that write.',
      picture: { id: 'workshop-day' },
    },
    price: {
      title: card.priceLabel,
      text: 'One room for a one-day workshop. The price is the same for eight people or twenty.',
    },
    facts: [
      { value: count(workshop.facts.areaSqm.value), unit: 'sqm', label: 'the Workshop, with daylight on one side' },
      { value: count(workshop.facts.guests.value), label: 'guests in each of the three rooms' },
      { value: count(libertyHub.facts.guests.value), label: 'guests when the Hub is added' },
      { value: `${workshop.measures.screenInches}″`, label: 'touch screen in the Workshop' },
    ],
    included: {
      title: 'Included',
      lines: [
        'One room for the whole day',
        'Tables as islands or as a horseshoe, on wheels',
        'A moderator’s kit for every table',
        'Lunch and two breaks',
        'Photographs of every wall in the evening',
      ],
    },
    additional: {
      title: 'Not included',
      lines: [
        'A facilitator (we can recommend one)',
        'Dinner and drinks in the evening',
        'A second room for small groups',
        'Recording and remote guests',
      ],
    },
    suits: {
      title: 'Sit, stand, circle',
      text: 'Three rooms for three ways of working: movable tables, a ring of steps where everyone sees everyone, and a room for working on your feet.',
      picture: { id: 'workshop-horseshoe' },
      points: ['Strategy days and retrospectives', 'Training with screens', 'Design sprints over several days'],
    },
    venues: {
      title: 'Rooms to choose from',
      text: 'All on the Liberty floor, a few steps apart.',
      ids: ['workshop', 'arena', 'straight-up'],
    },
    closing: {
      title: 'How many of you will there be?',
      lead: 'Enter the day and your group size to see the price and the payment dates.',
      picture: { id: 'straight-up-window', alt: '' },
    },
  },
} as const satisfies ShopPage;
