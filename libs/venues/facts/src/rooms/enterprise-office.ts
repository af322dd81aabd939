import { categoryClaims } from '../claims';
import { sample, specified } from '../fact';
import { sqm } from '../number-format';
import type { Office } from '../place';
import { office } from '../shared-facts';
import { hallEnd, building, wall } from '../plan/building';
import { across } from '../plan/doors';
import { inner, ring } from '../plan/office-grid';
import { between, inset, rightOf } from '../plan/shapes';
import { corporateOffice } from './corporate-office';

const people = 100;
/** The office's area on the floor plan, beside the Corporate Office. Sqm. */
const measures = { drawnSqm: 791 } as const;
const { adjacentOffices, areaSqm } = categoryClaims.offices;
const largestSqm = areaSqm.max;

const shape = between(rightOf(corporateOffice.plan.shape) + wall.inner, inner, building.width, hallEnd);

export const enterpriseOffice = {
  kind: 'office',
  floor: 8,
  facts: { ...office, areaSqm: specified({ min: 300 }), people: specified(people), open: true },
  measures,
  plan: {
    shape,
    doors: [across(['ring', 'enterprise-office'], 38.2, ring.end + 0.15, 3, 'double')],
    windows: [
      { from: { x: shape.x + 0.6, y: hallEnd }, to: { x: building.width - 0.6, y: hallEnd } },
      { from: { x: building.width, y: inner + 0.6 }, to: { x: building.width, y: hallEnd - 0.6 } },
    ],
    setting: { front: 'north', guests: inset(shape, 1.5), fixtures: [] },
  },
  price: sample({ onRequest: 'by the month, to your plan' }),
  layouts: [
    {
      layout: null,
      caption: 'Neighbourhoods',
      guests: people,
      open: true,
      description: 'Teams of fifteen around a shared table, with phone rooms between them.',
      image: 'team-office-evening',
    },
    {
      layout: null,
      caption: 'Forum floor',
      guests: 90,
      description: 'Desks in a ring, an open staircase of seats in the middle.',
      image: 'team-offsite',
    },
  ],
  words: {
    name: 'Enterprise Office',
    category: 'SPATIAL',
    subtitle: 'A headquarters that can be switched on',
    description:
      'A floor, or both, planned around how your company works: neighbourhoods of desks, a forum in the middle, quiet at the edge. The stage for the annual meeting is already in the building.',
    heroImage: 'meeting-dusk',
    specifications: [
      // Three figures for one size: its minimum, the drawn area, and the total.
      {
        fact: 'area',
        note: `: ${sqm(measures.drawnSqm)} as drawn on the plan, up to ${sqm(largestSqm)} with adjacent offices on both floors`,
      },
      'guests',
      { label: 'Adjacent offices', text: `Up to ${adjacentOffices.max} by the year` },
      { label: 'Level', text: 'Floor 8, with floor 7 as an option' },
      { label: 'Security', text: 'Own access zones and server room' },
    ],
    features: [
      {
        title: 'Planned with you, built by us',
        description:
          'Three workshops lead to a floor plan, a fixed price and a date. The third one takes place in the finished model.',
      },
      {
        title: 'Town halls without a coach trip',
        description:
          'Everyone takes the stairs to Skyline. The all-hands is over before a hotel would have checked the badges.',
      },
      {
        title: 'One contract for everything',
        description: 'Desks, event days, studio hours and catering come on a single invoice with a name behind it.',
      },
    ],
    galleryImages: ['lobby-night-desk', 'meeting-window', 'coworking-table'],
  },
} as const satisfies Office;
