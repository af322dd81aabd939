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
      title: 'A whole floor to yourself.',
      lead: 'Hall, foyer, kitchen and control room on one level, all yours for the day.',
      picture: { id: 'horizon-stage-dinner' },
    },
    price: {
      title: card.priceLabel,
      text: 'The smallest floor for one day, set-up time not included. The offer lists what your plan adds, line by line.',
    },
    facts: [
      {
        value: count(areaSqm.max),
        unit: 'sqm',
        label: `the largest hall with its terrace; halls from ${count(areaSqm.min)} sqm`,
      },
      { value: count(ledWallSqm), unit: 'sqm', label: `of LED wall, ${wallNotes.shop}` },
      { value: `${count(shopGuestRange.max)}+`, label: 'guests in theatre rows, on more than one floor' },
      { value: count(marketingClaims.guestsPerFloor), label: 'guests on a single floor' },
    ],
    included: {
      title: 'Included',
      lines: [
        'Hall and foyer, from the first case to the last',
        'Base light and sound with an operator',
        'Rows, team tables or round tables, your choice',
        'House manager and cleaning',
        'Cloakroom and reception desk',
      ],
    },
    additional: {
      title: 'Not included',
      lines: [
        'Catering and drinks, by the menu you choose',
        'Content for the wall, cameras and crew',
        'Set-up and rehearsal days',
        'A second floor, if one is not enough',
      ],
    },
    suits: {
      title: 'A stage by day, tables at night',
      text: 'The rows leave while your guests have a glass in the foyer, and the hall opens again with tables and another picture on the wall.',
      picture: { id: 'liberty-stage-cabaret' },
      points: ['Conferences and general meetings', 'Launches in front of the wall', 'Galas and anniversaries'],
    },
    venues: {
      title: 'Floors to choose from',
      text: 'A whole floor, or just its stage.',
      ids: ['skyline-floor', 'liberty-floor', 'horizon-floor', 'skyline-stage', 'liberty-stage', 'horizon-stage'],
    },
    closing: {
      title: 'Which day do you have in mind?',
      lead: 'Enter a date and your guests to see the price and the payment dates.',
      picture: { id: 'hall-gala', alt: '' },
    },
  },
} as const satisfies ShopPage;
