import { marketingClaims } from '../claims';
import { sample, specified } from '../fact';
import { roomFilms } from '../films';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { hall, hallShape, westWindow } from '../plan/building';
import { across, along, hallDoors } from '../plan/doors';
import { flat } from '../plan/led';
import { between, endOf, rect, rightOf } from '../plan/shapes';

const guests = marketingClaims.guestsPerFloor;

const areaSqm = 800;
const ledWallSqm = 60;
const shape = hallShape(areaSqm);
/** The stage is to the right of the passage from the goods lift. */
const axis = 21;

export const libertyStage = {
  kind: 'room',
  floor: 5,
  facts: {
    areaSqm: sample(areaSqm),
    guests: specified(guests),
    ledWallSqm: specified(ledWallSqm),
    clearHeightM: sample(5.4),
    rigging: sample({ points: 16, kgEach: 350 }),
    power: sample({ amps: 250, points: 3 }),
    network: sample({ downMbit: 1000, upMbit: 1000 }),
    fixedCameras: sample(3),
    stream: sample(true),
    goodsDoor: sample({ widthM: 4, heightM: 2.4 }),
    daylight: sample('with blackout'),
    stepFree: sample(true),
    freshAirM3: sample(40),
  },
  plan: {
    shape,
    doors: [
      ...hallDoors('liberty-stage'),
      along(['liberty-stage', 'liberty-foyer'], rightOf(shape) + 0.15, 11.5, 2.4, 'double'),
      along(['liberty-stage', 'liberty-atrium'], rightOf(shape) + 0.15, 22, 3, 'double'),
      across(['liberty-stage', 'corridor'], 28.4, endOf(shape) + 0.15, 1.6, 'double'),
    ],
    windows: [westWindow],
    setting: {
      front: 'north',
      guests: between(1.6, hall.top + 6.4, shape.width - 1.6, hall.top + hall.depth - 0.7),
      rowsFloor: between(axis - 10.2, hall.top + 7.6, axis + 10.2, hall.top + hall.depth - 1),
      rows: { aisle: 2.4, bend: 20 },
      led: flat(ledWallSqm, axis, hall.top + 0.5),
      fixtures: [{ shape: rect(axis - 6, hall.top + 1.1, 12, 2.8), label: 'Stage' }],
    },
  },
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day' }),
  layouts: [
    {
      layout: 'classroom',
      caption: 'Classroom',
      guests: 130,
      description: 'Desks in rows or islands for training days, each with a socket and a lamp.',
      image: 'liberty-stage-seats-classroom',
    },
    {
      layout: 'theatre',
      caption: 'Rows',
      guests,
      description: 'Two blocks with a wide aisle, angled so that both see the speaker’s face.',
      image: 'liberty-stage-seats-theatre',
    },
    {
      layout: 'banquet',
      caption: 'Banquet',
      guests: 150,
      description: 'Fifteen round tables and a dance floor that was hidden under the rows.',
      image: 'liberty-stage-seats-banquet',
    },
  ],
  words: {
    name: 'Liberty Stage',
    category: 'STAGES',
    subtitle: 'The stage with rooms around it',
    description:
      'A hall for the plenary and six rooms for what the plenary started. Doors open off the foyer on both sides, so a conference can split and meet again without a map.',
    heroImage: 'liberty-stage-dinner',
    videoUrl: roomFilms.libertyStage,
    specifications: [
      'area',
      'guests',
      { fact: 'led', note: ', flat' },
      { label: 'Breakout rooms', text: '6 on the same level' },
      'level',
      { label: 'Daylight', text: 'Yes, with full blackout' },
    ],
    features: [
      {
        title: 'Plenary and breakouts on one level',
        description: 'No lift is needed. From the last row to the furthest workshop is less than a minute on foot.',
      },
      {
        title: 'Daylight when you want it',
        description: 'Tall windows along one side, and blinds that black out the hall in twenty seconds.',
      },
      {
        title: 'Interpreting built in',
        description: 'Two booths with a view of the stage and receivers for every guest.',
      },
    ],
    galleryImages: [
      'liberty-stage-empty',
      'liberty-stage-cabaret',
      'liberty-stage-workshop',
      'liberty-stage-concert',
      'liberty-stage-panel',
      'trade-fair',
    ],
  },
} as const satisfies RoomVenue;
