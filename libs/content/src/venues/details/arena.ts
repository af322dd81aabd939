import { areaOf, floorsOf, guestsOf } from '../fact-texts';
import { particulars } from '../particulars';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const room = particulars.arena;

export const arena = {
  name: 'Arena',
  category: 'SPACES',
  subtitle: 'Three rings and nowhere to hide',
  description:
    'Wooden steps in a circle around a round floor, under a ring of LED light. Whoever speaks stands in the middle, and everybody sees everybody listen.',
  heroImage: { id: 'arena-ring' },
  specifications: {
    Area: areaOf('arena'),
    Capacity: guestsOf('arena'),
    Seating: '3 rings of oak steps, with cushions',
    'LED ring': `${room.ring} m across, 360 degrees`,
    Level: floorsOf('arena'),
  },
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
  galleryImages: pictureList('arena-talk', 'lobby-reception'),
  seatingConfigurations: [
    {
      name: 'Full circle',
      capacity: guestsOf('arena'),
      description: 'All three rings filled, one speaker on the round floor.',
      image: { id: 'arena-tier' },
    },
    {
      name: 'Fishbowl',
      capacity: '24 guests',
      description: 'Five stools in the middle, one of them always free for the next voice.',
      image: { id: 'arena-stage' },
    },
  ],
} satisfies Venue;
