import { areaOf, floorsOf, guestsOf } from '../fact-texts';
import { particulars } from '../particulars';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const room = particulars.straightUp;

export const straightUp = {
  name: 'Straight-up',
  category: 'SPACES',
  subtitle: 'The meeting that stays on its feet',
  description:
    'High tables, bar stools, a screen at standing height. Teams come in with a question and are usually out within the hour, because no chair invites them to stay.',
  heroImage: { id: 'straight-up-day' },
  specifications: {
    Area: areaOf('straight-up'),
    Capacity: guestsOf('straight-up'),
    Furniture: '5 high tables, 16 stools',
    Screen: `${room.screen} inches at eye level`,
    Level: floorsOf('straight-up'),
  },
  features: [
    {
      title: 'A clock you can see',
      description: 'A line of light above the screen shortens as the time does. It has ended many long sentences.',
    },
    {
      title: 'Coffee within reach',
      description: 'The machine stands in the room, not down the corridor, and nobody has to leave for it.',
    },
    {
      title: 'Good before and after a plenary',
      description: 'Ten steps from Liberty Stage: briefings, press rounds and quick huddles happen here.',
    },
  ],
  galleryImages: pictureList('straight-up-reception', 'sprint-board', 'lobby-reception'),
  seatingConfigurations: [
    {
      name: 'Stand-up',
      capacity: guestsOf('straight-up'),
      description: 'Everyone around the tables, stools pushed under.',
      image: { id: 'straight-up-screen' },
    },
    {
      name: 'Perched',
      capacity: '16 guests',
      description: 'A stool each, screens open, elbows on oak.',
      image: { id: 'straight-up-window' },
    },
  ],
} satisfies Venue;
