import { claims } from '../claims';
import { sample, specified } from '../fact';
import { houseFilm } from '../films';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';

const guests = claims.guestsPerFloor;
const clearHeightM = 7.2;
const power = { amps: 400, points: 4 };
/** What texts and plans name of it besides; samples of ours. */
const measures = { movingHeads: 48, doorwayM: 9 } as const;

export const skylineStage = {
  kind: 'room',
  floor: 6,
  facts: {
    // The hall with backstage and cloakroom. Elsewhere it is 900 sqm, which counts the clear hall alone: that reading is
    // `skyline-hall`, and both stand.
    areaSqm: specified(1000),
    guests: specified(guests),
    ledWallSqm: specified(90),
    clearHeightM: sample(clearHeightM),
    rigging: sample({ points: 24, kgEach: 500 }),
    power: sample(power),
    network: sample({ downMbit: 1000, upMbit: 1000 }),
    fixedCameras: sample(3),
    stream: sample(true),
    goodsDoor: sample({ widthM: 4, heightM: 2.4 }),
    daylight: sample('with blackout'),
    stepFree: sample(true),
    freshAirM3: sample(40),
  },
  measures,
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day' }),
  layouts: [
    {
      layout: 'theatre',
      caption: 'Theatre',
      guests,
      description: 'Fourteen curved rows, the last one eighteen metres from the stage.',
      image: 'skyline-stage-keynote',
    },
    {
      layout: 'classroom',
      caption: 'Conference',
      guests: 150,
      description: 'Tables with power for every laptop and a centre aisle for the microphone.',
      image: 'skyline-stage-classroom',
    },
    {
      layout: 'banquet',
      caption: 'Gala',
      guests: 180,
      description: 'Eighteen round tables of ten, with the wall as candlelight or curtain.',
      image: 'skyline-stage-gala',
    },
    {
      layout: null,
      caption: 'Panel',
      guests: 160,
      description: 'Armchairs on the stage, cameras in the aisle, rows up to its edge.',
      image: 'skyline-stage-panel',
    },
  ],
  words: {
    name: 'Skyline Stage',
    category: 'STAGES',
    subtitle: 'The big hall on the top event floor',
    description:
      'A black box with a curved wall of light and nothing in the way: no columns, no carpet, no fixed seats. Your audience sees the picture first and the room second.',
    heroImage: 'skyline-stage-show',
    videoUrl: houseFilm,
    specifications: [
      {
        label: 'Area',
        areas: [
          { of: 'skyline-stage', note: 'with backstage' },
          { of: 'skyline-hall', note: 'of clear hall' },
        ],
      },
      'guests',
      { fact: 'led', note: ', curved' },
      { label: 'Clear height', text: `${clearHeightM} m under the grid` },
      'level',
      { label: 'Power', text: `${power.amps} A, three-phase, at four points` },
    ],
    features: [
      {
        title: 'A wall wide enough to be the set',
        description:
          'Run one picture from edge to edge or cut it into speaker, slides and sponsor. The operator is ours.',
      },
      {
        title: 'A flat, silent floor',
        description: 'Polished black and level with the goods lift: cars, kitchens and robots roll in without a ramp.',
      },
      {
        title: 'Light already hung',
        description: `${measures.movingHeads} moving heads wait in the grid with a programmed base show. Rehearsal starts at hour one.`,
      },
      {
        title: 'Sound that stops at the last row',
        description: 'A steered line array covers every seat evenly, so the bar outside can still hold a conversation.',
      },
    ],
    galleryImages: [
      'skyline-stage-launch',
      'skyline-stage-sunset',
      'control-wide',
      'hybrid-conference',
      'team-weekend',
    ],
  },
} as const satisfies RoomVenue;
