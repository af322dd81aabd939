import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const horizonStudio = {
  name: 'Horizon Studio',
  category: 'STUDIOS',
  subtitle: 'A day, a series, a finished course',
  description:
    'The smallest of the three studios and the fastest. Two sets stand back to back, so one is lit while the other records: a dozen episodes fit between breakfast and the last train.',
  heroImage: { id: 'learning-series' },
  specifications: {
    Area: areaOf('horizon-studio'),
    Capacity: guestsOf('horizon-studio'),
    'LED volume': wallsOf('horizon-studio'),
    Sets: '2, back to back',
    Delivery: 'Cut files on the same evening',
    Level: floorsOf('horizon-studio'),
  },
  features: [
    {
      title: 'Two sets in turn',
      description: 'Your speaker walks around the wall and goes on. Nobody waits for a lamp.',
    },
    {
      title: 'Prompter without a stiff neck',
      description: 'Text runs in front of the lens and follows the speaker’s pace, not the other way round.',
    },
    {
      title: 'Cut while you film',
      description: 'The editor sits in the next room with every take. You approve the first version before you leave.',
    },
  ],
  galleryImages: pictureList('content-suite', 'control-faders', 'content-sample'),
  seatingConfigurations: [
    {
      name: 'Masterclass',
      capacity: guestsOf('horizon-studio'),
      description: 'A small tribune for students who may ask on camera.',
      image: { id: 'studio-gallery' },
    },
    {
      name: 'Series recording',
      capacity: '15 people',
      description: 'Crew, speaker and client monitor, with a green room for the next guest.',
      image: { id: 'studio-operator' },
    },
  ],
} satisfies Venue;
