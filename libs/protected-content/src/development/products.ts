import { categoryClaims, statedRanges } from '@mainstage/venues/facts/claims';
import { sqmSpan } from '@mainstage/venues/facts/number-format';
import type { Development } from '@mainstage/contracts/gates/development';

/** Sizes that no public page states. */
const sizesSqm = {
  cafe: { min: 60, max: 150 },
  lounge: { min: 100, max: 300 },
  restaurant: { min: 200, max: 500 },
  membership: { min: 300, max: 900 },
} as const;

/** The eight core products (rule development.phases), each with its sizes and its goal. */
export const products = {
  title: 'Eight products. One address.',
  lead: 'No location has them all in full. The audit decides which your building can carry; together they keep it busy from breakfast until the last train.',
  columns: { product: 'Product', size: 'Size', goal: 'What it is there for' },
  products: [
    {
      name: 'Café',
      size: sqmSpan(sizesSqm.cafe),
      goal: 'Life at the door from eight in the morning, and a reason to come in without a ticket.',
    },
    {
      name: 'Lounge',
      size: sqmSpan(sizesSqm.lounge),
      goal: 'The hour before and the two after an event: the highest turnover per seat in the house.',
    },
    {
      name: 'Restaurant & Bistro',
      size: sqmSpan(sizesSqm.restaurant),
      goal: 'Lunch for members and neighbours, dinner for events, from one kitchen that is never idle.',
    },
    {
      name: 'Offices',
      size: sqmSpan(categoryClaims.offices.areaSqm),
      goal: 'Fixed monthly income, and clients who do not have to travel to their next event.',
    },
    {
      name: 'Stages',
      size: sqmSpan(categoryClaims.stages.areaSqm),
      goal: 'What the venue is known for: conferences, launches and galas in front of a wall of light.',
    },
    {
      name: 'Spaces',
      size: sqmSpan(categoryClaims.spaces.areaSqm),
      goal: 'Everything between a meeting and a stage, booked with a stage or on its own.',
    },
    {
      name: 'Meeting',
      size: sqmSpan(statedRanges.spacesSqm),
      goal: 'Rooms by the hour that fill the days between the large events.',
    },
    {
      name: 'Membership',
      size: sqmSpan(sizesSqm.membership),
      goal: 'Income that comes whether or not there is a show, and an audience for every evening.',
    },
  ],
} as const satisfies Development['products'];
