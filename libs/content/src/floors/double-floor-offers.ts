import { count } from '../constants/figures';
import { doubleFloorDayPrices } from '../constants/prices';
import { areaOf, guestsOf, wallsOf } from '@mainstage/house/present';
import type { DoubleFloorOffer } from './types';

const perDay = (euros: number): string => `From ${count(euros)} euros per day`;

/** The four pairs of halls. */
export const doubleFloorOffers = [
  {
    id: 'horizon-liberty-double',
    title: 'Horizon and Liberty',
    subtitle: 'The working double',
    size: areaOf('horizon-liberty-double'),
    capacity: guestsOf('horizon-liberty-double'),
    features: [
      'Rows below, team tables above',
      `LED walls of ${wallsOf('horizon-liberty-double')}`,
      'Six breakout rooms',
      'Kick-off kit in the house',
    ],
    image: { id: 'horizon-stage-horseshoe' },
    priceText: perDay(doubleFloorDayPrices['horizon-liberty-double']),
  },
  {
    id: 'horizon-skyline-double',
    title: 'Horizon and Skyline',
    subtitle: 'Assembly, then celebration',
    size: areaOf('horizon-skyline-double'),
    capacity: guestsOf('horizon-skyline-double'),
    features: [
      'Lifts that play your opening',
      'Gala hall hidden until you show it',
      `LED walls of ${wallsOf('horizon-skyline-double')}`,
      'Lower floor turned overnight',
    ],
    image: { id: 'horizon-skyline-night' },
    priceText: perDay(doubleFloorDayPrices['horizon-skyline-double']),
  },
  {
    id: 'skyline-horizon-double',
    title: 'Skyline and Horizon',
    subtitle: 'Keynote above, fair below',
    size: areaOf('skyline-horizon-double'),
    capacity: guestsOf('skyline-horizon-double'),
    features: [
      'Two halls on one picture',
      'Twenty-four partner stands',
      'Lifts reserved for you',
      'A deputy showcaller downstairs',
    ],
    image: { id: 'town-hall' },
    priceText: perDay(doubleFloorDayPrices['skyline-horizon-double']),
  },
  {
    id: 'skyline-liberty-double',
    title: 'Skyline and Liberty',
    subtitle: 'Two neighbouring floors',
    size: areaOf('skyline-liberty-double'),
    capacity: guestsOf('skyline-liberty-double'),
    features: [
      'Open stair between the foyers',
      'Plenary plus six rooms',
      'Every LED panel on one wall',
      'Lunch on both floors at once',
    ],
    image: { id: 'skyline-liberty-night' },
    priceText: perDay(doubleFloorDayPrices['skyline-liberty-double']),
  },
] as const satisfies readonly DoubleFloorOffer[];
