import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { houseFilm } from '@mainstage/house/films';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const libertyStage = {
  name: 'Liberty Stage',
  category: 'STAGES',
  subtitle: 'The stage with rooms around it',
  description:
    'A hall for the plenary and six rooms for what the plenary started. Doors open off the foyer on both sides, so a conference can split and meet again without a map.',
  heroImage: { id: 'liberty-stage-dinner' },
  videoUrl: houseFilm,
  specifications: {
    Area: areaOf('liberty-stage'),
    Capacity: guestsOf('liberty-stage'),
    'LED wall': `${wallsOf('liberty-stage')}, flat`,
    'Breakout rooms': '6 on the same level',
    Level: floorsOf('liberty-stage'),
    Daylight: 'Yes, with full blackout',
  },
  features: [
    {
      title: 'Plenary and breakouts on one level',
      description: 'Nobody waits for a lift. From the last row to the furthest workshop is less than a minute on foot.',
    },
    {
      title: 'Daylight when you want it',
      description: 'Tall windows along one side, and blinds that make the hall black in twenty seconds.',
    },
    {
      title: 'Interpreting built in',
      description: 'Two booths with sight of the stage and receivers for every guest.',
    },
  ],
  galleryImages: pictureList('liberty-stage-reception', 'liberty-stage-concert', 'liberty-stage-panel', 'trade-fair'),
  seatingConfigurations: [
    {
      name: 'Classroom',
      capacity: '130 guests',
      description: 'Desks in rows or islands for training days, each with a socket and a lamp.',
      image: { id: 'liberty-stage-workshop' },
    },
    {
      name: 'Rows',
      capacity: guestsOf('liberty-stage'),
      description: 'Two blocks with a wide aisle, angled so that both see the speaker’s face.',
      image: { id: 'finance-results' },
    },
    {
      name: 'Banquet',
      capacity: '150 guests',
      description: 'Fifteen round tables and a dance floor that was hidden under the rows.',
      image: { id: 'liberty-stage-cabaret' },
    },
  ],
} satisfies Venue;
