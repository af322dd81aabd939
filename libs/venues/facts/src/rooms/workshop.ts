import { specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { meetingRoom } from '../shared-facts';
import { building } from '../plan/building';
import { along } from '../plan/doors';
import { east } from '../plan/liberty-grid';
import { endOf, inset, rect } from '../plan/shapes';

const guests = 30;
/** Further numbers that texts and plans use; sample values. */
const measures = { screenInches: 86 } as const;

const areaSqm = 60;
const shape = rect(east.left, 17, east.width, areaSqm / east.width);

export const workshop = {
  kind: 'room',
  floor: 5,
  facts: { ...meetingRoom, areaSqm: specified(areaSqm), guests: specified(guests), ledWallSqm: specified(null) },
  measures,
  plan: {
    shape,
    doors: [along(['liberty-atrium', 'workshop'], east.left - 0.15, 20.4, 1.6, 'double')],
    windows: [{ from: { x: building.width, y: shape.y + 0.4 }, to: { x: building.width, y: endOf(shape) - 0.4 } }],
    setting: { front: 'north', guests: inset(shape, 0.45), table: 'horseshoe', fixtures: [] },
  },
  price: specified({ fromEuro: startingPrices['workshop-packages'], per: 'event' }),
  layouts: [
    {
      layout: 'cabaret',
      caption: 'Islands',
      guests,
      description: 'Five groups of six, each with a board of its own.',
      image: 'workshop-seats-islands',
      setting: { islandsOf: 6 },
    },
    {
      layout: 'boardroom',
      caption: 'Horseshoe',
      guests: 20,
      description: 'One open U around the facilitator and the touch screen.',
      image: 'workshop-seats-horseshoe',
    },
  ],
  words: {
    name: 'Workshop',
    category: 'SPACES',
    subtitle: 'Tables on wheels, walls to write on',
    description:
      'A bright room that expects to be rearranged. Push the islands together, write on anything white, pin the rest: whatever the group decides is on the wall at the end of the day.',
    heroImage: 'workshop-boards',
    specifications: [
      'area',
      'guests',
      { label: 'Screen', text: `${measures.screenInches} inches, touch, on wheels` },
      { label: 'Daylight', text: 'One full side' },
      'level',
    ],
    features: [
      {
        title: 'Furniture that moves in a minute',
        description: 'Ten tables, thirty chairs, no cables on the floor. The sockets come from the ceiling.',
      },
      {
        title: 'Walls that keep notes',
        description: 'Three sides are whiteboard from skirting to ceiling, and a camera files them as one picture.',
      },
      {
        title: 'A facilitator’s cupboard',
        description: 'Pens that write, cards, timers, tape and building bricks, refilled every evening.',
      },
    ],
    galleryImages: ['workshop-rows', 'workshop-classroom', 'workshop-evening'],
  },
} as const satisfies RoomVenue;
