import { marketingClaims } from '../claims';
import { specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { clearHall, skylineStage } from './skyline-stage';
import { hallEnd } from '../plan/building';
import { atWestEnd } from '../plan/led';
import { between, centreOf, rect } from '../plan/shapes';

const guests = marketingClaims.guestsPerFloor;
/** Further numbers that texts and plans use; sample values. */
const measures = { runwayM: 12, runwayHighCm: 40 } as const;

const areaSqm = 700;
const ledWallSqm = 60;
const shape = rect(0, clearHall.y, areaSqm / clearHall.height, clearHall.height);
const axis = centreOf(shape).y;
const runway = { shape: rect(2.4, axis - 1, measures.runwayM, 2), label: 'Runway' };

export const novaStage = {
  kind: 'room',
  floor: 6,
  within: 'skyline-stage',
  facts: {
    ...skylineStage.facts,
    areaSqm: specified(areaSqm),
    guests: specified(guests),
    ledWallSqm: specified(ledWallSqm),
  },
  measures,
  plan: {
    shape,
    setting: {
      front: 'west',
      guests: between(17, shape.y + 0.8, shape.width - 0.8, hallEnd - 0.8),
      rowsFloor: between(5, shape.y + 0.6, shape.width - 0.6, hallEnd - 0.6),
      rows: { aisle: 4.2 },
      led: atWestEnd(ledWallSqm, axis),
      fixtures: [runway],
    },
  },
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day' }),
  layouts: [
    {
      layout: null,
      drawn: 'benches',
      caption: 'Runway',
      guests: 180,
      description: 'Benches along both sides and a riser for cameras at the end.',
      image: 'nova-stage-seats-runway',
      setting: {
        guests: between(2.6, shape.y + 0.6, 18, hallEnd - 0.6),
        fixtures: [runway, { shape: rect(15.6, axis - 1, 2.2, 2), label: 'Cameras' }],
      },
    },
    {
      layout: 'standing',
      caption: 'Standing premiere',
      guests,
      description: 'An open floor around the plinth, with the bar opening on cue.',
      image: 'nova-stage-seats-standing',
      setting: { fixtures: [{ shape: rect(13.5, axis - 0.6, 1.2, 1.2), label: 'Plinth' }] },
    },
  ],
  words: {
    name: 'Nova Stage',
    category: 'STAGES',
    subtitle: 'Skyline, turned towards the product',
    description:
      'We turn the big hall by ninety degrees, draw the drapes and push a runway into the crowd. What is left is a room with one job: to show something for the first time.',
    heroImage: 'nova-stage-reveal',
    specifications: [
      'area',
      'guests',
      'led',
      { label: 'Runway', text: `${measures.runwayM} m, ${measures.runwayHighCm} cm high` },
      'level',
    ],
    features: [
      {
        title: 'A reveal without a curtain',
        description: 'The wall parts in the middle on rails. Whatever stands behind it drives, walks or rolls through.',
      },
      {
        title: 'Sight lines from three sides',
        description: 'No seat is further than nine metres from the runway.',
      },
      {
        title: 'Press corner with clean feeds',
        description: 'Sound and picture come out of a box by the risers, so cameras need no microphone in the frame.',
      },
    ],
    galleryImages: ['nova-stage-launch', 'nova-stage-runway', 'nova-stage-lounge', 'developer-conference', 'talk-show'],
  },
} as const satisfies RoomVenue;
