import { specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { meetingRoom } from '../shared-facts';
import { hall, building } from '../plan/building';
import { across, along, fromCore } from '../plan/doors';
import { endOf, inset, rect } from '../plan/shapes';

const guests = 30;

const areaSqm = 30;
const depth = 5;
const width = areaSqm / depth;
const shape = rect(building.width - width, hall.top, width, depth);

export const directorsCircle = {
  kind: 'room',
  floor: 4,
  facts: { ...meetingRoom, areaSqm: specified(areaSqm), guests: specified(guests), ledWallSqm: specified(null) },
  plan: {
    shape,
    doors: [
      fromCore(['stair-east', 'directors-circle'], 55.2, 1.1, 'single', 'back'),
      along(['passage', 'directors-circle'], shape.x - 0.15, 9.3, 1.2, 'single', 'back'),
      across(['kitchen', 'directors-circle'], 53.2, endOf(shape) + 0.15, 1.2, 'hatch'),
    ],
    windows: [{ from: { x: building.width, y: hall.top + 0.4 }, to: { x: building.width, y: endOf(shape) - 0.4 } }],
    setting: { front: 'north', guests: inset(shape, 0.35), table: 'round', fixtures: [] },
  },
  price: specified({ fromEuro: startingPrices['private-rooms'], per: 'day' }),
  layouts: [
    {
      layout: 'boardroom',
      caption: 'Round table',
      guests: 10,
      description: 'Leather chairs, paper and pencil, phones in the drawer if you like.',
      image: 'directors-circle-seats-round-table',
    },
    {
      layout: 'standing',
      caption: 'Salon',
      guests,
      description: 'Standing, with the table folded away and drinks on the sill.',
      image: 'directors-circle-seats-salon',
      setting: { standingTables: 2 },
    },
  ],
  words: {
    name: 'Directors Circle',
    category: 'SPACES',
    subtitle: 'A round table under a ring of light',
    description:
      'Deep green walls, a round table, the skyline at breakfast. With the table in place it is the most private room on Horizon; without it, a salon for receptions.',
    heroImage: 'directors-circle-thirty',
    specifications: [
      'area',
      'guests',
      { label: 'At the table', text: '10 guests' },
      { label: 'Daylight', text: 'East, with the first sun' },
      'level',
    ],
    features: [
      {
        title: 'No head of the table',
        description: 'Round on purpose: hierarchy loosens and the quiet ones are heard.',
      },
      {
        title: 'A kitchen hatch of its own',
        description: 'Breakfast comes through the wall, and the talk goes on.',
      },
      {
        title: 'From meeting to salon',
        description: 'The table folds into the wall, the ring lamp dims, and thirty people have room to stand.',
      },
    ],
    galleryImages: ['directors-evening', 'investor-breakfast', 'finger-food'],
  },
} as const satisfies RoomVenue;
