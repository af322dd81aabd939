import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const skylineHorizonDouble = {
  name: 'Skyline and Horizon Double',
  category: 'STAGES',
  subtitle: 'Begin at the top, meet below',
  description:
    'The main programme plays on the sixth floor while Horizon, two floors down, runs as exhibition, overflow or second stage. One picture, one sound, two crowds that swap at half-time.',
  heroImage: { id: 'skyline-horizon-night' },
  specifications: {
    Area: areaOf('skyline-horizon-double'),
    Capacity: guestsOf('skyline-horizon-double'),
    'LED walls': wallsOf('skyline-horizon-double'),
    Levels: floorsOf('skyline-horizon-double'),
    Link: 'Two lifts and a picture line without delay',
  },
  features: [
    {
      title: 'Keynote above, fair below',
      description: 'Partners keep their stands open all day, because the noise stays two ceilings away.',
    },
    {
      title: 'Both walls as one canvas',
      description: 'A single media server feeds the two halls frame by frame. A countdown hits zero in both at once.',
    },
    {
      title: 'Reserved lifts',
      description: 'Two cars run only for you and bring a full hall downstairs in twelve minutes.',
    },
  ],
  galleryImages: pictureList('hybrid-conference', 'horizon-stage-conference', 'town-hall'),
  seatingConfigurations: [
    {
      name: 'Keynote and exhibition',
      capacity: guestsOf('skyline-horizon-double'),
      description: 'Rows upstairs, twenty-four partner stands downstairs.',
      image: { id: 'skyline-stage-keynote' },
    },
    {
      name: 'Two tracks',
      capacity: '320 guests',
      description: 'Classroom tables in both halls and one shared question channel.',
      image: { id: 'skyline-stage-classroom' },
    },
  ],
} satisfies Venue;
