import { claims } from '../claims';
import { specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { skylineStage } from './skyline-stage';

const guests = claims.guestsPerFloor;
/** What texts and plans name of it besides; samples of ours. */
const measures = { windowsM: 32 } as const;

export const vistaStage = {
  kind: 'room',
  floor: 6,
  within: 'skyline-stage',
  facts: { ...skylineStage.facts, areaSqm: specified(600), guests: specified(guests), ledWallSqm: specified(30) },
  measures,
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day' }),
  layouts: [
    {
      layout: 'banquet',
      caption: 'Dinner with a view',
      guests: 120,
      description: 'Twelve round tables in two lines, every chair turned a little to the glass.',
      image: 'vista-stage-dinner',
    },
    {
      layout: 'theatre',
      caption: 'Daylight plenary',
      guests,
      description: 'Rows facing the short end, blinds half down, coffee along the windows.',
      image: 'pharma-congress',
    },
  ],
  words: {
    name: 'Vista Stage',
    category: 'STAGES',
    subtitle: 'The hall with the blinds up',
    description:
      'The window side of Skyline, set for evenings where the city may watch. By day it is the brightest plenary in the house; by night the towers do the decoration.',
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
        description: 'Felt behind the drapes takes the glass out of the room’s voice: trios need no amplifier.',
      },
    ],
    galleryImages: ['vista-stage-forum', 'weekday-conference', 'sky-lounge-window', 'sky-terrace-lunch'],
  },
} as const satisfies RoomVenue;
