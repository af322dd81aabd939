import { marketingClaims } from '../claims';
import { sample, specified } from '../fact';
import { roomFilms } from '../films';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { hall, hallEnd, hallShape, lounge, wall } from '../plan/building';
import { across, along, fromCore, hallDoors } from '../plan/doors';
import { curved } from '../plan/led';
import { between, rect } from '../plan/shapes';

const guests = marketingClaims.guestsPerFloor;
const clearHeightM = 7.2;
const power = { amps: 400, points: 4 };
/** Further numbers that texts and plans use; sample values. */
const measures = { movingHeads: 48, doorwayM: 9 } as const;

const areaSqm = 1000;
const ledWallSqm = 90;
const shape = hallShape(areaSqm);
/** Area without backstage and cloakroom along the core: the other stated size of the hall. */
export const clearSqm = 900;
const clearTop = hall.top + (areaSqm - clearSqm) / shape.width;
export const clearHall = rect(0, clearTop, shape.width, hallEnd - clearTop);
/** The big wall is left of the middle: guests enter beside it. */
export const skylineAxis = 18;
const stage = rect(skylineAxis - 6, clearTop + 1.35, 12, 2.3);
// The last of fourteen rows is eighteen metres from the stage.
const lastRow = stage.y + stage.height + 18;

export const skylineStage = {
  kind: 'room',
  floor: 6,
  facts: {
    // The hall with backstage and cloakroom. Elsewhere it is 900 sqm, which is the clear hall: that figure is
    // `skyline-hall`; both are stated.
    areaSqm: specified(areaSqm),
    guests: specified(guests),
    ledWallSqm: specified(ledWallSqm),
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
  plan: {
    shape,
    doors: [
      ...hallDoors('skyline-stage'),
      fromCore(['lobby', 'skyline-stage'], 36.6, 3, 'double'),
      along(['skyline-stage', 'sky-lounge'], lounge.left - 0.15, 22, 2.4, 'double'),
      across(
        ['skyline-stage', 'sky-terrace'],
        14 + measures.doorwayM / 2,
        hallEnd + wall.outer / 2,
        measures.doorwayM,
        'folding',
      ),
    ],
    partitions: [
      // Open at its western end for deliveries from the goods lift.
      [
        { x: 5, y: clearTop },
        { x: 33, y: clearTop },
      ],
      [
        { x: 33, y: hall.top },
        { x: 33, y: clearTop },
      ],
      [
        { x: 25, y: hall.top },
        { x: 25, y: clearTop },
      ],
    ],
    setting: {
      front: 'north',
      guests: between(2, 16.2, 34, hallEnd - 0.5),
      rowsFloor: between(2, lastRow - 13.3, 34, hallEnd),
      rows: { rows: 14, pitch: 1, seat: 0.68, aisle: 1.8, bend: 15 },
      led: curved(ledWallSqm, skylineAxis, clearTop + 0.25, 0.9),
      fixtures: [{ shape: stage, label: 'Stage' }],
    },
  },
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day' }),
  layouts: [
    {
      layout: 'theatre',
      caption: 'Theatre',
      guests,
      description: 'Fourteen curved rows, the last one eighteen metres from the stage.',
      image: 'skyline-stage-seats-theatre',
    },
    {
      layout: 'classroom',
      caption: 'Conference',
      guests: 150,
      description: 'Tables with power for every laptop and a centre aisle for the microphone.',
      image: 'skyline-stage-seats-classroom',
    },
    {
      layout: 'banquet',
      caption: 'Gala',
      guests: 180,
      description: 'Eighteen round tables of ten, with the wall as candlelight or curtain.',
      image: 'skyline-stage-seats-banquet',
    },
    {
      layout: null,
      drawn: 'theatre',
      caption: 'Panel',
      guests: 160,
      description: 'Armchairs on the stage, cameras in the aisle, rows up to its edge.',
      image: 'skyline-stage-seats-panel',
      setting: {
        rowsFloor: between(2, stage.y + stage.height + 0.9, 34, hallEnd),
        rows: { rows: 10, pitch: 1, seat: 0.68, aisle: 1.8, bend: 15 },
      },
    },
  ],
  words: {
    name: 'Skyline Stage',
    category: 'STAGES',
    subtitle: 'The big hall on the top event floor',
    description:
      'A black box with a curved wall of light and nothing in the way: no columns, no carpet, no fixed seats. Your audience sees the picture first and the room second.',
    heroImage: 'skyline-stage-show',
    videoUrl: roomFilms.skylineStage,
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
      'skyline-stage-gala',
      'skyline-stage-terrace',
      'control-wide',
      'hybrid-conference',
      'team-weekend',
    ],
  },
} as const satisfies RoomVenue;
