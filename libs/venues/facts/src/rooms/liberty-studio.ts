import { sample, specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { libertyStage } from './liberty-stage';
import { hall } from '../plan/building';
import { curved } from '../plan/led';
import { between, rect, rightOf } from '../plan/shapes';

const guests = 80;

const areaSqm = 450;
const ledWallSqm = 70;
const depth = 20;
const width = areaSqm / depth;
const shape = rect(rightOf(libertyStage.plan.shape) - width, hall.top, width, depth);

export const libertyStudio = {
  kind: 'room',
  floor: 5,
  within: 'liberty-stage',
  facts: {
    ...libertyStage.facts,
    areaSqm: specified(areaSqm),
    guests: specified(guests),
    ledWallSqm: specified(ledWallSqm),
    fixedCameras: sample(6),
    network: sample({ downMbit: 2000, upMbit: 2000 }),
  },
  plan: {
    shape,
    setting: {
      front: 'north',
      guests: between(shape.x + 1, hall.top + 8.6, rightOf(shape) - 1, hall.top + 19.5),
      rows: { rows: 4, bend: 9 },
      led: curved(ledWallSqm, shape.x + width / 2, hall.top + 0.5, 0.8),
      fixtures: [],
    },
  },
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day', of: 'liberty-stage' }),
  layouts: [
    {
      layout: 'theatre',
      caption: 'Talk with audience',
      guests,
      description: 'A half circle of four rows close enough to be in the shot.',
      image: 'studio-guests',
    },
    {
      layout: null,
      caption: 'Newsroom',
      guests: 24,
      unit: 'people',
      description: 'Editors at desks beside the set, presenters in front of them.',
      image: 'studio-desk',
    },
  ],
  words: {
    name: 'Liberty Studio',
    category: 'STUDIOS',
    subtitle: 'The talk show with a conference attached',
    description:
      'A round desk, a curved backdrop and a small audience: built for formats that are live in the room and better on the stream. Guests go on air five minutes after leaving the lobby.',
    heroImage: 'studio-streaming',
    specifications: [
      'area',
      'guests',
      'led',
      { label: 'Cameras', text: '4 broadcast cameras, 2 robotic' },
      { label: 'Uplink', text: '2 × 1 Gbit/s on separate routes' },
      'level',
    ],
    features: [
      {
        title: 'On air from a standing start',
        description: 'Desk, light and camera positions are saved. Sit down, count in, speak.',
      },
      {
        title: 'Remote guests at eye level',
        description: 'Callers appear life-size on the backdrop, and both sides look each other in the eye.',
      },
      {
        title: 'Two lines out',
        description: 'If one route fails the other carries on, and the viewer notices nothing.',
      },
    ],
    galleryImages: ['studio-operator', 'annual-meeting-stream', 'control-faders'],
  },
} as const satisfies RoomVenue;
