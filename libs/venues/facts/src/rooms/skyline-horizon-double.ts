import { sample } from '../fact';
import type { JoinedVenue } from '../place';
import { doubleFloorDayPrices } from '../prices';
import { skylineStage } from './skyline-stage';

const rowsUpstairs = skylineStage.facts.guests.value;

export const skylineHorizonDouble = {
  kind: 'joined',
  parts: ['skyline-stage', 'horizon-stage'],
  price: sample({ fromEuro: doubleFloorDayPrices['skyline-horizon-double'], per: 'day' }),
  layouts: [
    {
      layout: null,
      caption: 'Keynote and exhibition',

      description: `Up to ${rowsUpstairs} at a time in rows upstairs, the others among twenty-four partner stands downstairs.`,
      image: 'skyline-stage-keynote',
    },
    {
      layout: 'classroom',
      caption: 'Two tracks',
      description: 'Classroom tables in both halls and one shared question channel.',
      image: 'skyline-stage-classroom',
    },
  ],
  words: {
    name: 'Skyline and Horizon Double',
    category: 'STAGES',
    subtitle: 'Begin at the top, meet below',
    description:
      'The main programme plays on the sixth floor while Horizon, two floors down, runs as exhibition, overflow or second stage. One picture, one sound, two crowds that swap at half-time.',
    heroImage: 'skyline-horizon-night',
    specifications: [
      'area',
      'guests',
      'led',
      'level',
      { label: 'Link', text: 'Two lifts and a picture line without delay' },
    ],
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
    galleryImages: ['hybrid-conference', 'horizon-stage-conference', 'town-hall'],
  },
} as const satisfies JoinedVenue;
