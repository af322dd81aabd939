import { specified } from '../fact';
import type { Office } from '../place';
import { startingPrices } from '../prices';
import { office } from '../shared-facts';
import { wall } from '../plan/building';
import { neighbours, officeDepth, rowTop } from '../plan/office-grid';
import { inset, rect, rightOf } from '../plan/shapes';
import { privateOffice } from './private-office';

const people = 20;
/** Further numbers that texts use; sample values. */
const measures = { creditHours: 20, networkGbit: 1 } as const;

const largestSqm = 80;
const left = neighbours.betweenPrivateAndTeam.reduce(
  (end, { width }) => end + width + wall.inner,
  rightOf(privateOffice.plan.shape) + wall.inner,
);
const shape = rect(left, rowTop, largestSqm / officeDepth, officeDepth);

export const teamOffice = {
  kind: 'office',
  floor: 7,
  facts: { ...office, areaSqm: specified({ min: 30, max: largestSqm }), people: specified(people) },
  measures,
  plan: { shape, setting: { front: 'north', guests: inset(shape, 0.35), fixtures: [] } },
  price: specified({ fromEuro: startingPrices['private-rooms'], per: 'day' }),
  layouts: [
    {
      layout: null,
      drawn: 'desks',
      caption: 'Benches',
      guests: people,
      description: 'Four rows of five with screens on arms.',
      image: 'team-office-desk',
    },
    {
      layout: null,
      caption: 'Project room',
      guests: 12,
      description: 'Desks along the walls, a war-room table in the centre.',
      image: 'meeting-screen',
    },
  ],
  words: {
    name: 'Team Office',
    category: 'SPATIAL',
    subtitle: 'A project with a room of its own',
    description:
      'For the team that will be loud for a year: rows of desks, a phone corner, a wall for the plan. Grow one desk at a time and keep the same address.',
    heroImage: 'team-office-day',
    specifications: [
      'area',
      'guests',
      'level',
      { label: 'Meeting credits', text: `${measures.creditHours} hours a month in the event rooms` },
      { label: 'Network', text: `Own segment, ${measures.networkGbit} Gbit/s` },
    ],
    features: [
      {
        title: 'Quiet where it counts',
        description: 'Felt baffles overhead and two booths for calls, so the rest can talk out loud.',
      },
      {
        title: 'Stage privileges',
        description: 'Tenants book studios and rooms downstairs at short notice when an evening is free.',
      },
      {
        title: 'Move in over a weekend',
        description: 'Our crew carries, cables and labels. Monday begins with coffee, not with boxes.',
      },
    ],
    galleryImages: ['team-office-evening', 'team-office-window', 'espresso-machine'],
  },
} as const satisfies Office;
