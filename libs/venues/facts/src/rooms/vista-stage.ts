import { marketingClaims } from '../claims';
import { specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { skylineStage } from './skyline-stage';
import { hallEnd } from '../plan/building';
import { atWestEnd } from '../plan/led';
import { between, centreOf, rect } from '../plan/shapes';

const guests = marketingClaims.guestsPerFloor;
/** Further numbers that texts and plans use; sample values. */
const measures = { windowsM: 32 } as const;

const areaSqm = 600;
const ledWallSqm = 30;
const depth = areaSqm / measures.windowsM;
const shape = rect(0, hallEnd - depth, measures.windowsM, depth);
const axis = centreOf(shape).y;
/** The hall's doorway to the terrace interrupts the row of windows. */
const { doorwayM } = skylineStage.measures;

export const vistaStage = {
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
    windows: [
      { from: { x: 0.4, y: hallEnd }, to: { x: 13.6, y: hallEnd } },
      { from: { x: 14.4 + doorwayM, y: hallEnd }, to: { x: measures.windowsM + 0.4, y: hallEnd } },
    ],
    setting: {
      front: 'west',
      guests: between(5, shape.y + 0.6, shape.width - 0.8, hallEnd - 0.7),
      lines: 2,
      led: atWestEnd(ledWallSqm, axis),
      fixtures: [{ shape: rect(1.2, axis - 4.5, 2.6, 9), label: 'Stage' }],
    },
  },
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day' }),
  layouts: [
    {
      layout: 'banquet',
      caption: 'Dinner with a view',
      guests: 120,
      description: 'Twelve round tables in two lines, every chair turned a little towards the glass.',
      image: 'vista-stage-seats-banquet',
    },
    {
      layout: 'theatre',
      caption: 'Daylight plenary',
      guests,
      description: 'Rows facing the short end, blinds half down, coffee along the windows.',
      image: 'vista-stage-seats-theatre',
    },
  ],
  words: {
    name: 'Vista Stage',
    category: 'STAGES',
    subtitle: 'The hall with the blinds up',
    description:
      'The window side of Skyline, set for evenings when the city may watch. By day it is the brightest plenary in the house; by night the towers do the decoration.',
    heroImage: 'vista-stage-lounge',
    specifications: [
      'area',
      'guests',
      'led',
      { label: 'Windows', text: `${measures.windowsM} m facing the banks of the Main` },
      'level',
    ],
    features: [
      {
        title: 'A view that needs no content budget',
        description: `${measures.windowsM} metres of glass to the south-west. Sunset arrives on time and is free of charge.`,
      },
      {
        title: 'A smaller wall in the right place',
        description: 'The LED wall stands at the short end, where daylight never falls on it.',
      },
      {
        title: 'Warm sound for speech and strings',
        description: 'Felt behind the drapes softens the echo of the glass: a trio needs no amplifier.',
      },
    ],
    galleryImages: [
      'vista-stage-dinner',
      'vista-stage-forum',
      'weekday-conference',
      'sky-lounge-window',
      'sky-terrace-lunch',
    ],
  },
} as const satisfies RoomVenue;
