import { sample, specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { horizonAxis, horizonStage } from './horizon-stage';
import { hall } from '../plan/building';
import { curved } from '../plan/led';
import { between, rect } from '../plan/shapes';

const guests = 60;

const areaSqm = 400;
const ledWallSqm = 60;
const side = Math.sqrt(areaSqm);
const shape = rect(horizonAxis - side / 2, hall.top, side, side);

export const horizonStudio = {
  kind: 'room',
  floor: 4,
  within: 'horizon-stage',
  facts: {
    ...horizonStage.facts,
    areaSqm: specified(areaSqm),
    guests: specified(guests),
    ledWallSqm: specified(ledWallSqm),
    fixedCameras: sample(4),
  },
  plan: {
    shape,
    setting: {
      front: 'north',
      guests: between(shape.x + 1, hall.top + 7.6, shape.x + shape.width - 1, hall.top + 19.4),
      rows: { rows: 4 },
      led: curved(ledWallSqm, horizonAxis, hall.top + 0.5, 0.8),
      fixtures: [],
    },
  },
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day', of: 'horizon-stage' }),
  layouts: [
    {
      layout: 'theatre',
      caption: 'Masterclass',
      guests,
      description: 'A few raked rows for students who ask questions on camera.',
      image: 'studio-gallery',
    },
    {
      layout: null,
      caption: 'Series recording',
      guests: 15,
      unit: 'people',
      description: 'Crew, speaker and client monitor, with a green room for the next guest.',
      image: 'studio-operator',
    },
  ],
  words: {
    name: 'Horizon Studio',
    category: 'STUDIOS',
    subtitle: 'A day, a series, a finished course',
    description:
      'The smallest of the three studios and the fastest. Two sets stand back to back, so one is lit while the other records: a dozen episodes fit between breakfast and the last train.',
    heroImage: 'learning-series',
    specifications: [
      'area',
      'guests',
      'led',
      { label: 'Sets', text: '2, back to back' },
      { label: 'Delivery', text: 'Cut files on the same evening' },
      'level',
    ],
    features: [
      {
        title: 'Two sets in turn',
        description: 'Your speaker walks around the wall and carries on. The lamps are already set.',
      },
      {
        title: 'Prompter without a stiff neck',
        description: 'Text runs in front of the lens and follows the speaker’s pace, not the other way round.',
      },
      {
        title: 'Cut while you film',
        description:
          'The editor sits in the next room with every take. You approve the first version before you leave.',
      },
    ],
    galleryImages: ['content-suite', 'control-faders', 'content-sample'],
  },
} as const satisfies RoomVenue;
