import { sample, specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { meetingRoom } from '../shared-facts';
import { building } from '../plan/building';
import { along } from '../plan/doors';
import { east } from '../plan/liberty-grid';
import { circle, inset } from '../plan/shapes';

const guests = 30;
/** Further numbers that texts and plans use; sample values. */
const measures = { ringM: 4 } as const;

const areaSqm = 50;
const radius = Math.sqrt(areaSqm / Math.PI);
const shape = circle(east.left + east.width / 2, building.depth - radius - 0.4, radius);

export const arena = {
  kind: 'room',
  floor: 5,
  facts: {
    ...meetingRoom,
    areaSqm: specified(areaSqm),
    guests: specified(guests),
    ledWallSqm: specified(null),
    daylight: sample('none'),
  },
  only: ['theatre'],
  measures,
  plan: {
    shape,
    doors: [along(['liberty-hub', 'arena'], east.left + 0.05, shape.y, 1.4, 'open')],
    setting: { front: 'north', guests: inset(shape, 0), rings: true, fixtures: [] },
  },
  price: specified({ fromEuro: startingPrices['workshop-packages'], per: 'event' }),
  layouts: [
    {
      layout: 'theatre',
      caption: 'Full circle',
      guests,
      description: 'All three rings filled, one speaker on the round floor.',
      image: 'arena-tier',
    },
    {
      layout: null,
      drawn: 'theatre',
      caption: 'Fishbowl',
      guests: 24,
      description: 'Five stools in the middle, one of them always free for the next voice.',
      image: 'arena-stage',
      setting: { inMiddle: 5 },
    },
  ],
  words: {
    name: 'Arena',
    category: 'SPACES',
    subtitle: 'Three rings and nowhere to hide',
    description:
      'Wooden steps in a circle around a round floor, under a ring of LED light. The speaker stands in the middle, and every seat sees every other.',
    heroImage: 'arena-session',
    specifications: [
      'area',
      'guests',
      { label: 'Seating', text: '3 rings of oak steps, with cushions' },
      { label: 'LED ring', text: `${measures.ringM} m across, 360 degrees` },
      'level',
    ],
    features: [
      {
        title: 'Debate instead of presentation',
        description: 'No front row and no lectern: the shape of the room makes people answer each other.',
      },
      {
        title: 'A screen for every side',
        description: 'The ring above shows one slide to all, a clock, or the vote as it comes in.',
      },
      {
        title: 'Whispering distance',
        description: 'Four metres from centre to the highest step. Microphones are for the recording only.',
      },
    ],
    galleryImages: ['arena-ring', 'arena-talk', 'lobby-reception'],
  },
} as const satisfies RoomVenue;
