import { marketingClaims } from '../claims';
import { sample, specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { openRoom } from '../shared-facts';
import { hallEnd, building, wall } from '../plan/building';
import { inset, rect } from '../plan/shapes';

const guests = marketingClaims.guestsPerFloor;

const areaSqm = 300;
const top = hallEnd + wall.outer;
const depth = building.depth - top;
const shape = rect(12, top, areaSqm / depth, depth);

export const skyTerrace = {
  kind: 'room',
  floor: 6,
  reception: true,
  facts: {
    ...openRoom,
    areaSqm: sample(areaSqm),
    guests: sample(guests),
    ledWallSqm: specified(null),
    clearHeightM: sample(null),
    power: sample({ amps: 63, points: 6 }),
    freshAirM3: sample(null),
  },
  only: ['banquet', 'cabaret', 'standing'],
  plan: {
    shape,
    openAir: true,
    setting: { front: 'north', guests: inset(shape, 0.6), fixtures: [] },
  },
  price: specified({ fromEuro: startingPrices['rooftop-terrace'], per: 'day' }),
  layouts: [
    {
      layout: 'standing',
      caption: 'Barbecue',
      guests,
      description: 'Long benches, two grills, standing tables along the rail.',
      image: 'terrace-grill',
    },
    {
      layout: null,
      caption: 'After dark',
      guests: 120,
      description: 'Sofas around the fire table, strings of light, a slow set.',
      image: 'rooftop-dusk',
    },
  ],
  words: {
    name: 'Sky Terrace',
    category: 'SPACES',
    subtitle: 'The open air, furnished',
    description:
      'Timber deck, planters, fire table, and the skyline close enough to point at. For barbecues, press photographs and the quarter of an hour after good news.',
    heroImage: 'sky-terrace-dinner',
    specifications: [
      'area',
      'guests',
      { label: 'Season', text: 'April to October, heated until December' },
      { label: 'Shelter', text: 'Awning over a third of the deck' },
      'level',
    ],
    features: [
      {
        title: 'Wired like a stage',
        description: 'Weatherproof power, network and sound under the boards. A keynote in the sun is a cable away.',
      },
      {
        title: 'Fire and ice',
        description: 'Grill line, ice well and fire table are built in; our kitchen brings the menu.',
      },
      {
        title: 'A lounge behind the glass',
        description: 'When a shower comes, the party takes three steps and goes on indoors.',
      },
    ],
    galleryImages: ['summer-party', 'sky-terrace-fire', 'sky-terrace-sofa'],
  },
} as const satisfies RoomVenue;
