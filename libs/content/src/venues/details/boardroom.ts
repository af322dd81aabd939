import { areaOf, floorsOf, guestsOf } from '../fact-texts';
import { particulars } from '../particulars';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const room = particulars.boardroom;

export const boardroom = {
  name: 'Boardroom',
  category: 'SPACES',
  subtitle: 'One table, sixteen chairs, closed door',
  description:
    'Dark walnut, soft light, a door that seals. The room for supervisory boards, signings and conversations that are not minuted word for word.',
  heroImage: { id: 'boardroom-night' },
  specifications: {
    Area: areaOf('boardroom'),
    Capacity: guestsOf('boardroom'),
    Table: '7.5 m of walnut, power at each seat',
    Screen: `LED, ${room.screen} inches, no projector noise`,
    'Sound insulation': `${room.insulation} dB`,
    Level: floorsOf('boardroom'),
  },
  features: [
    {
      title: 'What is said stays inside',
      description: 'Double doors, a lobby in between and glass that turns milky at the push of a button.',
    },
    {
      title: 'Calls that sound like presence',
      description: 'Ceiling microphones find the speaker; cameras at both ends find the face.',
    },
    {
      title: 'Service on a silent bell',
      description: 'A button under the table brings coffee, a printer run or a fresh pair of eyes.',
    },
  ],
  galleryImages: pictureList('boardroom-head', 'boardroom-dinner', 'boardroom-folder'),
  seatingConfigurations: [
    {
      name: 'Board',
      capacity: guestsOf('boardroom'),
      description: 'Seven on each side and a chair at either end.',
      image: { id: 'boardroom-screen' },
    },
    {
      name: 'Negotiation',
      capacity: '12 guests',
      description: 'Two parties face to face, with the Straight-up next door for time-outs.',
      image: { id: 'boardroom-table' },
    },
  ],
} satisfies Venue;
