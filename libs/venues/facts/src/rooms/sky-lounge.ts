import { marketingClaims } from '../claims';
import { sample, specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { openRoom } from '../shared-facts';
import { hall, hallEnd, building, lounge, wall } from '../plan/building';
import { across, fromCore } from '../plan/doors';
import { between, endOf, rect, rightOf } from '../plan/shapes';

const guests = marketingClaims.guestsPerFloor;
/** Further numbers that texts and plans use; sample values. */
const measures = { barM: 11 } as const;

const shape = between(lounge.left, hall.top, building.width, hallEnd);

export const skyLounge = {
  kind: 'room',
  floor: 6,
  reception: true,
  facts: {
    ...openRoom,
    areaSqm: sample(400),
    guests: sample(guests),
    ledWallSqm: specified(null),
    power: sample({ amps: 63, points: 2 }),
  },
  only: ['theatre', 'banquet', 'cabaret', 'standing'],
  measures,
  plan: {
    shape,
    doors: [
      fromCore(['lobby', 'sky-lounge'], 43.6, 2.4, 'double'),
      fromCore(['stair-east', 'sky-lounge'], 53.5, 1.4, 'single'),
      across(['sky-lounge', 'sky-terrace'], 46, hallEnd + wall.outer / 2, 3, 'folding'),
    ],
    windows: [
      { from: { x: 41, y: hallEnd }, to: { x: 44, y: hallEnd } },
      { from: { x: 48, y: hallEnd }, to: { x: 55.4, y: hallEnd } },
      { from: { x: building.width, y: 9 }, to: { x: building.width, y: 30.6 } },
    ],
    setting: {
      front: 'north',
      guests: between(shape.x + 0.6, shape.y + 4.2, rightOf(shape) - 0.6, endOf(shape) - 0.7),
      fixtures: [
        { shape: rect(shape.x + (shape.width - measures.barM) / 2, shape.y + 1.9, measures.barM, 0.8), label: 'Bar' },
      ],
    },
  },
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day', of: 'skyline-floor' }),
  layouts: [
    {
      layout: 'standing',
      caption: 'Reception',
      guests,
      description: 'Standing, with trays from both ends and the sofas at the glass.',
      image: 'sky-lounge-reception',
    },
    {
      layout: 'theatre',
      caption: 'Fireside talk',
      guests: 70,
      description: 'Two armchairs by the bar, the audience on sofas and cushions.',
      image: 'sky-lounge-window',
    },
  ],
  words: {
    name: 'Sky Lounge',
    category: 'SPACES',
    subtitle: 'The bar at the end of the programme',
    description:
      'Lit shelves, deep sofas, the towers outside. It opens when the applause ends, and it is where the deal of the evening usually gets done.',
    heroImage: 'lounge-night',
    specifications: [
      'area',
      'guests',
      { label: 'Bar', text: `${measures.barM} m, three stations` },
      { label: 'Piano', text: 'Grand, tuned before every booking' },
      'level',
    ],
    features: [
      {
        title: 'A bar that keeps up',
        description: 'Three stations and a cold room behind them: first drinks are in hand before the coats are off.',
      },
      {
        title: 'Corners for conversation',
        description: 'Sofas stand in sixes, with lamps low enough for confidences.',
      },
      {
        title: 'DJ, trio or nothing at all',
        description: 'The sound is zoned. It can be a club at the window and a library at the fireplace.',
      },
    ],
    galleryImages: ['sky-lounge-day', 'sky-lounge-sofa', 'sky-lounge-rows'],
  },
} as const satisfies RoomVenue;
