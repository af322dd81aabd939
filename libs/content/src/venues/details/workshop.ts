import { areaOf, floorsOf, guestsOf } from '../fact-texts';
import { particulars } from '../particulars';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const room = particulars.workshop;

export const workshop = {
  name: 'Workshop',
  category: 'SPACES',
  subtitle: 'Tables on wheels, walls to write on',
  description:
    'A bright room that expects to be rearranged. Push the islands together, write on anything white, pin the rest: whatever the group decides is on the wall at the end of the day.',
  heroImage: { id: 'workshop-boards' },
  specifications: {
    Area: areaOf('workshop'),
    Capacity: guestsOf('workshop'),
    Screen: `${room.screen} inches, touch, on wheels`,
    Daylight: 'One full side',
    Level: floorsOf('workshop'),
  },
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
  galleryImages: pictureList('workshop-rows', 'workshop-classroom', 'workshop-evening'),
  seatingConfigurations: [
    {
      name: 'Islands',
      capacity: guestsOf('workshop'),
      description: 'Five groups of six, each with a board of its own.',
      image: { id: 'workshop-day' },
    },
    {
      name: 'Horseshoe',
      capacity: '20 guests',
      description: 'One open U around the facilitator and the touch screen.',
      image: { id: 'workshop-horseshoe' },
    },
  ],
} satisfies Venue;
