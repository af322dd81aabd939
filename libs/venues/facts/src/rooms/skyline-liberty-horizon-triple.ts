import { sample } from '../fact';
import { venueTourFilm } from '../films';
import type { JoinedVenue } from '../place';

export const skylineLibertyHorizonTriple = {
  kind: 'joined',
  parts: ['skyline-stage', 'liberty-stage', 'horizon-stage'],
  price: sample({ onRequest: 'written for your programme' }),
  layouts: [
    {
      layout: 'theatre',
      caption: 'Company conference',

      description: 'Plenary in three halls on one picture, with the speaker in each hall in turn.',
      image: 'skyline-stage-show',
    },
    {
      layout: null,
      caption: 'Company festival',
      atMost: 520,
      description: 'Stage, food market and club on a floor each, open to all from noon.',
      image: 'liberty-stage-concert',
    },
    {
      layout: 'theatre',
      caption: 'Annual meeting',
      atMost: 480,
      description: 'Rows with numbered seats, two voting desks and an interview studio.',
      image: 'horizon-stage-conference',
    },
  ],
  words: {
    name: 'Skyline, Liberty and Horizon Triple',
    category: 'STAGES',
    subtitle: 'The whole venue',
    description:
      'Three halls, one guest list. From the badge desk on Horizon to the last song on Skyline, every door, screen and lift carries your name.',
    heroImage: 'three-floors-night',
    videoUrl: venueTourFilm,
    specifications: [
      'area',
      'guests',
      'led',
      'level',
      { label: 'Access', text: 'Exclusive, with the facade lit in your colour' },
    ],
    features: [
      {
        title: 'Your name on the building',
        description: 'The facade, the lobby, the lifts and every door sign change to your design overnight.',
      },
      {
        title: 'Three shows, one control room',
        description: 'A single showcaller drives all halls from one desk, with a deputy on each floor.',
      },
      {
        title: 'A day that moves upwards',
        description: 'Registration on 4, sessions on 5, celebration on 6: guests always know the way is up.',
      },
      {
        title: 'Build in daylight',
        description: 'The building is closed to others from the evening before, so the crew can set up rested.',
      },
    ],
    galleryImages: ['skyline-stage-gala', 'trade-fair', 'summer-party'],
  },
} as const satisfies JoinedVenue;
