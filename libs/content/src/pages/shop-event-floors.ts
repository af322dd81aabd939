import { sentences } from '../site/page-content';
import { shopGuestRange, marketingClaims } from '@mainstage/venues/facts/claims';
import { count } from '@mainstage/venues/facts/number-format';
import { shopFacts, venueCards } from '../shop/venue-cards';
import { wallNotes } from '../venues/category-cards';
import type { ShopPage } from '../shop/shop-page';

const { areaSqm, ledWallSqm } = shopFacts.eventFloors;
const card = venueCards[0];

export const shopEventFloors = {
  path: card.href,
  lang: 'en',
  head: {
    title: 'Event floors in Frankfurt: sizes and prices',
    description: sentences(
      'A whole floor with hall, foyer, kitchen and control room.',
      `${card.priceLabel}.`,
      `${card.features[0]}.`,
    ),
    keywords: ['event floor Frankfurt', 'event hall', 'LED wall venue', 'conference floor'],
    robots: 'index, follow',
    picture: 'horizon-stage-dinner',
  },
  copy: {
    hero: {
      kicker: card.title,
      title: 'A floor with one door.',
      lead: 'Hall, foyer, kitchen and control room belong together, and for your day they belong to you.',
      picture: { id: 'horizon-stage-dinner' },
    },
    price: {
      title: card.priceLabel,
      text: 'The smallest floor on a day without build. What your plan adds is named in the offer, line by line.',
    },
    facts: [
      {
        value: count(areaSqm.max),
        unit: 'sqm',
        label: `the largest hall with its terrace; halls begin at ${count(areaSqm.min)} sqm`,
      },
      { value: count(ledWallSqm), unit: 'sqm', label: `of LED wall, at most, ${wallNotes.shop}` },
      { value: `${count(shopGuestRange.max)}+`, label: 'guests in theatre rows, over more than one floor' },
      { value: count(marketingClaims.guestsPerFloor), label: 'guests on a single floor' },
    ],
    included: {
      title: 'In the price',
      lines: [
        'Hall and foyer, from the first case to the last',
        'Base light and sound with an operator',
        'Rows, team tables or round tables, as you like',
        'House manager and cleaning',
        'Cloakroom and reception desk',
      ],
    },
    besides: {
      title: 'Not in the price',
      lines: [
        'Catering and drinks, by the menu you choose',
        'Content for the wall, cameras and crew',
        'Days of build and rehearsal',
        'A second floor, beyond the guests of one',
      ],
    },
    suits: {
      title: 'A stage by day, tables at night',
      text: 'The rows leave while your guests have a glass in the foyer, and the hall opens again with tables and another picture on the wall.',
      picture: { id: 'liberty-stage-cabaret' },
      points: ['Conferences and general meetings', 'Launches in front of the wall', 'Galas and anniversaries'],
    },
    venues: {
      title: 'Which floor it can be',
      text: 'Each floor as a whole, or its stage alone.',
      ids: ['skyline-floor', 'liberty-floor', 'horizon-floor', 'skyline-stage', 'liberty-stage', 'horizon-stage'],
    },
    closing: {
      title: 'Which day is it?',
      lead: 'Put in the date and the guests, and see what it costs and when it is due.',
      picture: { id: 'hall-gala', alt: '' },
    },
  },
} as const satisfies ShopPage;
