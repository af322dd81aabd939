import { sample, specified } from '../fact';
import type { Office } from '../place';
import { office } from '../shared-facts';
import { hallEnd } from '../plan/building';
import { across } from '../plan/doors';
import { inset, rect } from '../plan/shapes';

const people = 50;

const largestSqm = 300;
const depth = 14.5;
const shape = rect(0, hallEnd - depth, largestSqm / depth, depth);

export const corporateOffice = {
  kind: 'office',
  floor: 8,
  facts: { ...office, areaSqm: specified({ min: 100, max: largestSqm }), people: specified(people) },
  plan: {
    shape,
    doors: [across(['reception', 'corporate-office'], 10, shape.y - 0.15, 2, 'double')],
    windows: [
      { from: { x: 0.6, y: hallEnd }, to: { x: shape.width - 0.6, y: hallEnd } },
      { from: { x: 0, y: shape.y + 0.6 }, to: { x: 0, y: hallEnd - 0.6 } },
    ],
    setting: { front: 'north', guests: inset(shape, 1), fixtures: [] },
  },
  price: sample({ onRequest: 'by the month, to your plan' }),
  layouts: [
    {
      layout: null,
      caption: 'Mixed floor',
      guests: people,
      description: 'Thirty desks, two offices, a boardroom and a kitchen table for ten.',
      image: 'coworking-table',
    },
    {
      layout: null,
      caption: 'Client floor',
      guests: 28,
      description: 'Fewer desks, more meeting rooms, a bar instead of a counter.',
      image: 'coffee-bar',
    },
  ],
  words: {
    name: 'Corporate Office',
    category: 'SPATIAL',
    subtitle: 'A branch office with its own front door',
    description:
      'Several connected rooms behind your own reception: desks, boardroom, kitchen. The regional office for companies that present as often as they type.',
    heroImage: 'coworking-sunset',
    specifications: [
      'area',
      'guests',
      'level',
      { label: 'Fit-out', text: 'To your plan, in eight weeks' },
      { label: 'Reception', text: 'Own entrance with signage' },
    ],
    features: [
      {
        title: 'Rooms that connect',
        description:
          'Adjacent offices open into each other. Take the next one when the team has grown, and knock through.',
      },
      {
        title: 'Your colours, our walls',
        description: 'Carpet, glass film and lettering follow your brand book; building regulations remain our worry.',
      },
      {
        title: 'Staff for peaks',
        description: 'Our hosts, technicians and caterers are yours by the hour.',
      },
    ],
    galleryImages: ['coworking-sofa', 'meeting-table', 'team-office-window'],
  },
} as const satisfies Office;
