import { specified } from '../fact';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { meetingRoom } from '../shared-facts';

const guests = 30;
/** What texts and plans name of it besides; samples of ours. */
const measures = { screenInches: 86 } as const;

export const workshop = {
  kind: 'room',
  floor: 5,
  facts: { ...meetingRoom, areaSqm: specified(60), guests: specified(guests), ledWallSqm: specified(null) },
  measures,
  price: specified({ fromEuro: startingPrices['workshop-packages'], per: 'event' }),
  layouts: [
    {
      layout: 'cabaret',
      caption: 'Islands',
      guests,
      description: 'Five groups of six, each with a board of its own.',
      image: 'workshop-day',
    },
    {
      layout: 'boardroom',
      caption: 'Horseshoe',
      guests: 20,
      description: 'One open U around the facilitator and the touch screen.',
      image: 'workshop-horseshoe',
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
