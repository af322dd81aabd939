import { brand } from '@mainstage/content/site/brand';
import { overtime } from '@mainstage/content/constants/booking-terms';
import { categoryClaims } from '@mainstage/venues/facts/claims';
import { sqm } from '@mainstage/venues/facts/number-format';
import type { Development } from '@mainstage/contracts/gates/development';
import { between, millions, offer } from './figures';

const { rentFree, subsidy, royaltyPercent, locations, reducedRentYears } = offer;

export const terms = {
  title: 'Requirements and terms',
  lead: 'What the building needs, and what we put on the table. Nothing here binds either of us before a contract is signed.',
  requirements: {
    title: 'What we look for',
    items: [
      `At least one floor of ${sqm(categoryClaims.stages.areaSqm.min)} in one piece: the smallest stage`,
      'A clear height of 4.5 m, or a slab that can be opened up',
      'Two independent exits from every floor, or room to build the second',
      'A goods lift or a loading door at street level',
      'Neighbours who can live with guests until ' + overtime.latestEnd,
      'A main station or an underground line within ten minutes on foot',
      'An owner who wants a venue rather than a tenant',
    ],
  },
  offered: {
    title: 'What we offer and ask',
    terms: [
      {
        term: 'Equity, Berlin',
        value: millions(offer.equityEuro),
        detail: 'From the owner, an investor or both. Paid in once, at the handover; there is no further call.',
      },
      {
        term: 'Priority return',
        value: `Up to ${millions(offer.priorityReturnEuro)}`,
        detail: 'The first payouts go to the equity alone, until this sum is reached.',
      },
      {
        term: 'Rent-free incentive',
        value: `${rentFree.months} months`,
        detail: `From the handover, through construction and opening: worth ${millions(rentFree.worthEuro)} in Berlin.`,
      },
      {
        term: 'Construction subsidy',
        value: `€${subsidy.euroPerSqm} per sqm`,
        detail: `The owner’s share of construction work that stays in the building: ${millions(subsidy.worthEuro)} in Berlin.`,
      },
      {
        term: 'Reduced rent',
        value: `${between(reducedRentYears)} years`,
        detail: 'After the rent-free months, while the location grows into its full rent.',
      },
      {
        term: 'Ramp-up',
        value: `${between(offer.rampUpMonths)} months`,
        detail: `From the opening to ${offer.targetOccupancyPercent}% occupancy, which is where we plan to stay.`,
      },
      {
        term: 'Revenue',
        value: `€${offer.revenueEuroPerSqmMonth} per sqm and month`,
        detail: 'Gross, over the whole location, once the ramp-up is over.',
      },
      {
        term: 'Royalty',
        value: `${between(royaltyPercent)}% of gross revenue`,
        detail: `To ${brand.shortName}, for brand, booking system and standards. There is no other fee.`,
      },
      {
        term: 'Internal rate of return',
        value: `${between(offer.irrPercent)}%`,
        detail: 'Our claim for the equity. The investment case shows what has to hold for it.',
      },
      {
        term: 'Roll-out',
        value: `${between(locations)} locations`,
        detail: 'Berlin first. Partners from the start have first refusal on each further one.',
      },
      {
        term: 'Design sprint',
        value: `${between(offer.designSprintDays)} days`,
        detail: 'The second phase, and the first that costs money. Its result is yours.',
      },
    ],
  },
} as const satisfies Development['terms'];
