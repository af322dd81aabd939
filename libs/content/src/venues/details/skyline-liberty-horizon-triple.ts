import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { houseFilm } from '@mainstage/house/films';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const skylineLibertyHorizonTriple = {
  name: 'Skyline, Liberty and Horizon Triple',
  category: 'STAGES',
  subtitle: 'The whole house',
  description:
    'Three halls, one guest list. From the badge desk on Horizon to the last song on Skyline, every door, screen and lift in the event house carries your name.',
  heroImage: { id: 'three-floors-night' },
  videoUrl: houseFilm,
  specifications: {
    Area: areaOf('skyline-liberty-horizon-triple'),
    Capacity: guestsOf('skyline-liberty-horizon-triple'),
    'LED walls': wallsOf('skyline-liberty-horizon-triple'),
    Levels: floorsOf('skyline-liberty-horizon-triple'),
    Access: 'Exclusive, with the facade lit in your colour',
  },
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
      description: 'The house is closed to others from the evening before, so the crew sets up rested.',
    },
  ],
  galleryImages: pictureList('skyline-stage-gala', 'trade-fair', 'summer-party'),
  seatingConfigurations: [
    {
      name: 'House conference',
      capacity: guestsOf('skyline-liberty-horizon-triple'),
      description: 'Plenary in three halls on one picture, with the speaker present in each by turns.',
      image: { id: 'skyline-stage-show' },
    },
    {
      name: 'Company festival',
      capacity: '520 guests',
      description: 'Stage, food market and club on a floor each, open to all from noon.',
      image: { id: 'liberty-stage-concert' },
    },
    {
      name: 'Annual meeting',
      capacity: '480 guests',
      description: 'Rows with numbered seats, two voting desks and an interview studio.',
      image: { id: 'horizon-stage-conference' },
    },
  ],
} satisfies Venue;
