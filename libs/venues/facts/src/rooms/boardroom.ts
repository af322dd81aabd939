import { sample, specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { meetingRoom } from '../shared-facts';
import { strip, wall } from '../plan/building';
import { across } from '../plan/doors';
import { centreOf, inset, rect } from '../plan/shapes';
import { straightUp } from './straight-up';

const guests = 16;
/** Further numbers that texts and plans use; sample values. */
const measures = { screenInches: 112, insulationDb: 48, tableM: 7.5 } as const;

const areaSqm = 30;
const width = 9.6;
const depth = areaSqm / width;
const shape = rect(straightUp.plan.shape.x - wall.inner - width, strip.end - depth, width, depth);

export const boardroom = {
  kind: 'room',
  floor: 5,
  facts: {
    ...meetingRoom,
    areaSqm: specified(areaSqm),
    guests: specified(guests),
    ledWallSqm: specified(null),
    daylight: sample('none'),
  },
  only: ['boardroom'],
  measures,
  plan: {
    shape,
    doors: [across(['board-lobby', 'boardroom'], centreOf(shape).x, shape.y - 0.15, 1.4, 'double', 'back')],
    setting: { front: 'west', guests: inset(shape, 0.3), fixtures: [] },
  },
  price: specified({ fromEuro: startingPrices['private-rooms'], per: 'day' }),
  layouts: [
    {
      layout: 'boardroom',
      caption: 'Board',
      guests,
      description: 'Seven on each side and a chair at either end.',
      image: 'boardroom-seats-board',
    },
    {
      layout: 'boardroom',
      caption: 'Negotiation',
      guests: 12,
      description: 'Two parties face to face, with the Straight-up next door for time-outs.',
      image: 'boardroom-seats-negotiation',
      setting: { table: 'facing' },
    },
  ],
  words: {
    name: 'Boardroom',
    category: 'SPACES',
    subtitle: 'One table, sixteen chairs, closed door',
    description:
      'Dark walnut, soft light, a door that seals. The room for supervisory boards, signings and conversations that are not minuted word for word.',
    heroImage: 'boardroom-night',
    specifications: [
      'area',
      'guests',
      { label: 'Table', text: `${measures.tableM} m of walnut, power at each seat` },
      { label: 'Screen', text: `LED, ${measures.screenInches} inches, no projector noise` },
      { label: 'Sound insulation', text: `${measures.insulationDb} dB` },
      'level',
    ],
    features: [
      {
        title: 'For confidential talks',
        description: 'Double doors, a lobby in between, walnut on every wall: nothing is heard or seen outside.',
      },
      {
        title: 'Calls that feel like being there',
        description: 'Ceiling microphones find the speaker; cameras at both ends find the face.',
      },
      {
        title: 'Service on a silent bell',
        description: 'A button under the table brings coffee, a printer run or a fresh pair of eyes.',
      },
    ],
    galleryImages: ['boardroom-head', 'boardroom-dinner', 'boardroom-folder'],
  },
} as const satisfies RoomVenue;
