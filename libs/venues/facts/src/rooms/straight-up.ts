import { specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { meetingRoom } from '../shared-facts';
import { building, strip } from '../plan/building';
import { across } from '../plan/doors';
import { roomsTop } from '../plan/liberty-grid';
import { inset, rect, rightOf } from '../plan/shapes';
import type { HighTable } from '../plan/space';
import { libertyStage } from './liberty-stage';

const guests = 30;
/** Further numbers that texts and plans use; sample values. */
const measures = { screenInches: 75 } as const;

const areaSqm = 30;
const depth = strip.end - roomsTop;
const width = areaSqm / depth;
const right = rightOf(libertyStage.plan.shape);
const shape = rect(right - width, roomsTop, width, depth);

/** A long table under the screen and three round ones at the windows, with this many around each. */
const tables = (atLong: number, atRound: readonly [number, number, number]): HighTable[] => [
  { kind: 'long', u: -0.3, v: 1.6, width: 3.1, depth: 1.1, guests: atLong },
  ...atRound.map((each, index) => ({
    kind: 'round' as const,
    u: (index - 1) * 1.75,
    v: 3.95,
    radius: 0.35,
    guests: each,
  })),
];

export const straightUp = {
  kind: 'room',
  floor: 5,
  facts: { ...meetingRoom, areaSqm: specified(areaSqm), guests: specified(guests), ledWallSqm: specified(null) },
  only: ['standing'],
  measures,
  plan: {
    shape,
    doors: [across(['corridor', 'straight-up'], shape.x + width / 2, roomsTop - 0.15, 1.2, 'single')],
    windows: [{ from: { x: shape.x + 0.4, y: building.depth }, to: { x: right - 0.4, y: building.depth } }],
    setting: { front: 'north', guests: inset(shape, 0.25), highTables: tables(12, [6, 6, 6]), fixtures: [] },
  },
  price: specified({ fromEuro: startingPrices['workshop-packages'], per: 'event' }),
  layouts: [
    {
      layout: 'standing',
      caption: 'Stand-up',
      guests,
      description: 'Everyone around the tables, stools pushed under.',
      image: 'straight-up-seats-stand-up',
    },
    {
      layout: null,
      drawn: 'stools',
      caption: 'Perched',
      guests: 16,
      description: 'A stool each, screens open, elbows on oak.',
      image: 'straight-up-seats-perched',
      setting: { highTables: tables(8, [3, 3, 2]) },
    },
  ],
  words: {
    name: 'Straight-up',
    category: 'SPACES',
    subtitle: 'The meeting that stays on its feet',
    description:
      'High tables, bar stools, a screen at standing height. Teams come in with a question and are usually out within the hour, because no chair invites them to stay.',
    heroImage: 'straight-up-day',
    specifications: [
      'area',
      'guests',
      { label: 'Furniture', text: '4 high tables, 16 stools' },
      { label: 'Screen', text: `${measures.screenInches} inches at eye level` },
      'level',
    ],
    features: [
      {
        title: 'A clock you can see',
        description: 'A line of light above the screen shortens as the time does. It has ended many long sentences.',
      },
      {
        title: 'Coffee within reach',
        description: 'The machine stands in the room, not down the corridor.',
      },
      {
        title: 'Good before and after a plenary',
        description: 'Ten steps from Liberty Stage: briefings, press rounds and quick huddles happen here.',
      },
    ],
    galleryImages: ['straight-up-reception', 'sprint-board', 'lobby-reception'],
  },
} as const satisfies RoomVenue;
