import { specified } from '../fact';
import type { Office } from '../place';
import { startingPrices } from '../prices';
import { office } from '../shared-facts';
import { officeDepth, rowTop } from '../plan/office-grid';
import { inset, rect } from '../plan/shapes';

const people = 8;

const largestSqm = 40;
const shape = rect(0, rowTop, largestSqm / officeDepth, officeDepth);

export const privateOffice = {
  kind: 'office',
  floor: 7,
  facts: { ...office, areaSqm: specified({ min: 16, max: largestSqm }), people: specified(people) },
  plan: { shape, setting: { front: 'north', guests: inset(shape, 0.3), rows: { rows: 2 }, fixtures: [] } },
  price: specified({ fromEuro: startingPrices['private-rooms'], per: 'day' }),
  layouts: [
    {
      layout: null,
      caption: 'Solo',
      guests: 1,
      description: 'A single desk at the window and two armchairs for visitors.',
      image: 'private-office-day',
    },
    {
      layout: null,
      drawn: 'desks',
      caption: 'First team',
      guests: people,
      description: 'Eight desks in two rows face to face, and a whiteboard at their end.',
      image: 'private-office-team',
    },
  ],
  words: {
    name: 'Private Office',
    category: 'SPATIAL',
    subtitle: 'A door to close and a view to open',
    description:
      'An office for one decision-maker or a first team of eight. Oak desks, good chairs, a shelf for what matters: you bring a laptop and start the same morning.',
    heroImage: 'private-office-dusk',
    specifications: [
      'area',
      'guests',
      'level',
      { label: 'Term', text: 'By the day, the month or the year' },
      { label: 'Access', text: 'Around the clock, by phone or card' },
    ],
    features: [
      {
        title: 'Furnished to the last lamp',
        description:
          'For one, a height-adjustable desk, a curved monitor and a leather chair; for a team, eight desks and a whiteboard. Nothing to order and nothing to assemble.',
      },
      {
        title: 'A production office on event days',
        description: 'Planners use it as base camp: printers, radios and a lift ride from every stage.',
      },
      {
        title: 'Post taken, phone answered',
        description: 'The desk downstairs takes parcels and calls in your name while you are in the hall.',
      },
    ],
    galleryImages: ['office-dusk', 'private-office-shelf', 'office-books'],
  },
} as const satisfies Office;
