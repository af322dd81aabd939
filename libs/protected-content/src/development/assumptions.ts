import { brand } from '@mainstage/content/site/brand';
import { percent } from '@mainstage/content/constants/figures';
import { sqm } from '@mainstage/venues/facts/number-format';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { assumed, between, euroAndCents, impliedAreaSqm, impliedRentPerSqm, millions, offer } from './figures';

const { rentFree, subsidy } = offer;

/** The source of each figure of the case, in four groups: stated, derived, assumed, and the method. */
export const investmentAssumptions = {
  title: 'Assumptions, all of them',
  lead: 'What the offer states, what follows from it, what we assumed where it is silent, and how it is all worked out.',
  stated: {
    title: 'Stated in the offer',
    rows: [
      { term: 'Equity', detail: `${millions(offer.equityEuro)}, paid in at the handover` },
      { term: 'Rent-free', detail: `${rentFree.months} months, worth ${millions(rentFree.worthEuro)}` },
      { term: 'Subsidy', detail: `€${subsidy.euroPerSqm} per sqm, ${millions(subsidy.worthEuro)} in total` },
      { term: 'Priority return', detail: `Up to ${millions(offer.priorityReturnEuro)}` },
      {
        term: 'Ramp-up',
        detail: `${between(offer.rampUpMonths)} months to ${percent(offer.targetOccupancyPercent)} occupancy`,
      },
      { term: 'Revenue', detail: `€${offer.revenueEuroPerSqmMonth} per sqm and month` },
      { term: 'Royalty', detail: `${between(offer.royaltyPercent)}% of gross revenue` },
      { term: 'Reduced rent', detail: `${between(offer.reducedRentYears)} years` },
      { term: 'Locations', detail: between(offer.locations) },
    ],
  },
  derived: {
    title: 'Follows from it',
    rows: [
      {
        term: 'Area',
        detail: `${sqm(Math.round(impliedAreaSqm))}: the whole subsidy divided by the subsidy per square metre`,
      },
      {
        term: 'Full rent',
        detail: `${euroAndCents(impliedRentPerSqm)} per sqm and month: the worth of the rent-free months divided by their number and the area`,
      },
    ],
  },
  ours: {
    title: 'Assumed by us',
    rows: [
      { term: 'Construction', detail: `${assumed.fitOutMonths} months from the handover to the opening` },
      {
        term: 'Variable costs',
        detail: `${percent(assumed.variableCostPercent)} of revenue: crews, food and drink, technology, cleaning`,
      },
      {
        term: 'Fixed costs',
        detail: `€${assumed.fixedCostEuroPerSqmMonth} per sqm and month from the opening: core team, energy, upkeep, insurance, sales`,
      },
      { term: 'Reduced rent', detail: `${percent(assumed.reducedRentPercent)} of the full rent` },
      {
        term: 'After the priority return',
        detail: `${percent(assumed.laterSharePercent)} of what is paid out goes to the equity, the rest to ${brand.shortName}`,
      },
      {
        term: 'End of the case',
        detail: `After ${assumed.horizonYears} years; nothing is sold and nothing is worth anything then`,
      },
    ],
  },
  method: {
    title: 'How it is worked out',
    rows: [
      {
        term: 'Occupancy',
        detail: 'Share of bookable hours. It rises evenly from the opening to the target and stays there.',
      },
      { term: 'Revenue', detail: 'Rises in step with occupancy.' },
      {
        term: 'Reserve',
        detail:
          'Equity and subsidy first cover all months that cost more than they bring; what is left builds the location.',
      },
      { term: 'Payout', detail: 'Monthly: whatever later months do not need.' },
      {
        term: 'Rate of return',
        detail:
          'The yearly rate at which all payments to the equity are worth what was paid in, compounded from monthly payments.',
      },
      { term: 'Left out', detail: 'Taxes, interest, inflation, deposits, depreciation.' },
    ],
  },
} as const satisfies InvestmentCaseContent['assumptions'];
