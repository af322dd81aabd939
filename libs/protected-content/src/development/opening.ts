import type { Development } from '@mainstage/contracts/gates/development';
import { between, impliedAreaSqm, millions, offer } from './figures';
import { sqm } from '@mainstage/venues/facts/number-format';

export const opening = {
  kicker: 'For property owners and investors',
  title: 'Your empty floor. Our full house.',
  lead: 'We take floors that nobody rents, build stages, rooms and kitchens into them, and fill them with events. Our venue in Frankfurt works this way. This is our offer for Berlin, and for the locations after it.',
  picture: { id: 'house-corner-night' },
  watch: 'Watch the film',
  toCase: 'The investment case',
  film: { title: 'The venue in Frankfurt', close: 'Close the film' },
} as const satisfies Development['opening'];

/** The area is implied, not stated, so it is rounded. */
const aboutArea = sqm(Math.round(impliedAreaSqm / 100) * 100);

export const bigFigures = {
  title: 'The offer in six figures',
  note: `All figures are for the Berlin location. The subsidy per sqm and its total imply an area of about ${aboutArea}.`,
  figures: [
    { value: millions(offer.equityEuro), label: 'equity, paid in once at the handover of the floors' },
    {
      value: String(offer.rentFree.months),
      unit: 'months',
      label: `rent-free to start with, worth ${millions(offer.rentFree.worthEuro)}`,
    },
    {
      value: `€${offer.subsidy.euroPerSqm}`,
      unit: 'per sqm',
      label: `construction subsidy, ${millions(offer.subsidy.worthEuro)} in total`,
    },
    {
      value: `${offer.targetOccupancyPercent}%`,
      label: `occupancy after a ramp-up of ${between(offer.rampUpMonths)} months`,
    },
    {
      before: 'up to',
      value: millions(offer.priorityReturnEuro),
      label: 'priority return: the equity is paid before anyone else',
    },
    {
      value: between(offer.irrPercent),
      unit: '%',
      label: 'internal rate of return: our claim, which the investment case puts to the test',
    },
  ],
} as const satisfies Development['figures'];
