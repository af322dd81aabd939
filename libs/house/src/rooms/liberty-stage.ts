import { claims } from '../claims';
import { sample, specified } from '../fact';
import { houseFilm } from '../films';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';

const guests = claims.guestsPerFloor;

export const libertyStage = {
  kind: 'room',
  floor: 5,
  facts: {
    areaSqm: sample(800),
    guests: specified(guests),
    ledWallSqm: specified(60),
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
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day' }),
  layouts: [
    {
      layout: 'classroom',
      caption: 'Classroom',
      guests: 130,
      description: 'Desks in rows or islands for training days, each with a socket and a lamp.',
      image: 'liberty-stage-workshop',
    },
    {
      layout: 'theatre',
      caption: 'Rows',
      guests,
      description: 'Two blocks with a wide aisle, angled so that both see the speaker’s face.',
      image: 'finance-results',
    },
    {
      layout: 'banquet',
      caption: 'Banquet',
      guests: 150,
      description: 'Fifteen round tables and a dance floor that was hidden under the rows.',
      image: 'liberty-stage-cabaret',
    },
  ],
  words: {
    name: 'Liberty Stage',
    category: 'STAGES',
    subtitle: 'The stage with rooms around it',
    description:
      'A hall for the plenary and six rooms for what the plenary started. Doors open off the foyer on both sides, so a conference can split and meet again without a map.',
    heroImage: 'liberty-stage-dinner',
    videoUrl: houseFilm,
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
        description:
          'Nobody waits for a lift. From the last row to the furthest workshop is less than a minute on foot.',
      },
      {
        title: 'Daylight when you want it',
        description: 'Tall windows along one side, and blinds that make the hall black in twenty seconds.',
      },
      {
        title: 'Interpreting built in',
        description: 'Two booths with sight of the stage and receivers for every guest.',
      },
    ],
    galleryImages: ['liberty-stage-reception', 'liberty-stage-concert', 'liberty-stage-panel', 'trade-fair'],
  },
} as const satisfies RoomVenue;
