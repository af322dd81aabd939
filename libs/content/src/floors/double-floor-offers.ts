import { wallWordsOf } from '@mainstage/venues/facts/present';
import type { DoubleFloorOffer } from './types';

export const doubleFloorOffers = [
  {
    id: 'horizon-liberty-double',
    title: 'Horizon and Liberty',
    subtitle: 'The working double',
    features: [
      'Rows below, team tables above',
      `LED walls of ${wallWordsOf('horizon-liberty-double')}`,
      'Six breakout rooms',
      'Kick-off kit in-house',
    ],
    image: { id: 'horizon-stage-horseshoe' },
  },
  {
    id: 'horizon-skyline-double',
    title: 'Horizon and Skyline',
    subtitle: 'Assembly, then celebration',
    features: [
      'Lifts that play your opening',
      'Gala hall hidden until you show it',
      `LED walls of ${wallWordsOf('horizon-skyline-double')}`,
      'Lower floor reset overnight',
    ],
    image: { id: 'horizon-skyline-night' },
  },
  {
    id: 'skyline-horizon-double',
    title: 'Skyline and Horizon',
    subtitle: 'Keynote above, fair below',
    features: [
      'Two halls, one picture',
      'Twenty-four partner stands',
      'Lifts reserved for you',
      'A deputy showcaller downstairs',
    ],
    image: { id: 'town-hall' },
  },
  {
    id: 'skyline-liberty-double',
    title: 'Skyline and Liberty',
    subtitle: 'Two neighbouring floors',
    features: [
      'Open stair between the foyers',
      'Plenary plus six rooms',
      'Every LED panel on one wall',
      'Lunch on both floors at once',
    ],
    image: { id: 'skyline-liberty-night' },
  },
] as const satisfies readonly DoubleFloorOffer[];
