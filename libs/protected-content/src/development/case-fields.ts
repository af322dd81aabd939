import { brand } from '@mainstage/content/site/brand';
import type { CaseField } from '@mainstage/contracts/gates/investment-case';
import { offer } from './figures';

const million = 1_000_000;
const middle = ({ min, max }: { min: number; max: number }): number => Math.round((min + max) / 2);

/** Variable figures, each within the ranges of the offer (rule development.offer). */
export const caseFields = [
  {
    knob: 'rampUpMonths',
    param: 'ramp-up',
    label: 'Ramp-up',
    hint: `From the opening to ${offer.targetOccupancyPercent}% occupancy.`,
    unit: 'months',
    ...offer.rampUpMonths,
    step: 1,
    start: middle(offer.rampUpMonths),
  },
  {
    knob: 'royaltyPercent',
    param: 'royalty',
    label: 'Royalty',
    hint: `Of gross revenue, to ${brand.shortName}.`,
    unit: '%',
    ...offer.royaltyPercent,
    step: 0.5,
    start: middle(offer.royaltyPercent),
  },
  {
    knob: 'reducedRentYears',
    param: 'reduced-rent',
    label: 'Reduced rent',
    hint: `After ${offer.rentFree.months} rent-free months.`,
    unit: 'years',
    ...offer.reducedRentYears,
    step: 1,
    start: middle(offer.reducedRentYears),
  },
  {
    knob: 'priorityReturn',
    param: 'priority',
    label: 'Priority return',
    hint: 'Goes to the equity before anyone else is paid.',
    unit: 'million euro',
    min: 0,
    max: offer.priorityReturnEuro / million,
    step: 0.25,
    start: offer.priorityReturnEuro / million,
    factor: million,
  },
  {
    knob: 'locations',
    param: 'locations',
    label: 'Locations',
    hint: 'Counts in the roll-out only.',
    unit: 'locations',
    ...offer.locations,
    step: 1,
    start: offer.locations.min,
  },
] as const satisfies readonly CaseField[];
