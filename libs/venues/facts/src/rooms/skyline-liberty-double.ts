import { marketingClaims } from '../claims';
import { specified } from '../fact';
import { sqm } from '../number-format';
import type { JoinedVenue } from '../place';
import { doubleFloorDayPrices } from '../prices';

export const skylineLibertyDouble = {
  kind: 'joined',
  parts: ['skyline-stage', 'liberty-stage'],
  price: specified({ fromEuro: doubleFloorDayPrices['skyline-liberty-double'], per: 'day' }),
  layouts: [
    {
      layout: 'theatre',
      caption: 'Congress',

      description: 'A full plenary upstairs with a live second plenary below.',
      image: 'hall-audience',
    },
    {
      layout: null,
      caption: 'Plenary and workshops',
      atMost: marketingClaims.guestsPerFloor,
      description: 'One audience that divides into six groups after coffee.',
      image: 'liberty-stage-workshop',
    },
    {
      layout: 'banquet',
      caption: 'Awards night',
      atMost: 330,
      description: 'Ceremony in Skyline, dinner one flight down, winners on the landing.',
      image: 'liberty-stage-dinner',
    },
  ],
  words: {
    name: 'Skyline and Liberty Double',
    category: 'STAGES',
    subtitle: 'Two neighbouring floors, one conference',
    description:
      'The largest hall and the floor with the most rooms lie on top of each other, joined by an open stair. Plenary above, six breakouts below, lunch on both.',
    heroImage: 'skyline-liberty-night',
    specifications: [
      'area',
      'guests',
      { fact: 'led', note: `, or ${sqm(marketingClaims.ledWallSqm)} as one` },
      'level',
      { label: 'Link', text: 'Open stair between the foyers' },
    ],
    features: [
      {
        title: 'Every panel on one wall',
        description: `Liberty’s tiles join Skyline’s for a single picture of ${sqm(marketingClaims.ledWallSqm)}: the widest we can show.`,
      },
      {
        title: 'Plenary plus six',
        description: 'Sessions empty into rooms directly underneath, without a coat or a lift.',
      },
      {
        title: 'Two kitchens, no queue',
        description: 'Lunch is served on both floors at once; the longest wait we measured was four minutes.',
      },
      {
        title: 'A stair that works as a stage',
        description: 'Its broad landing faces both foyers: the place for a welcome, a band or a family photograph.',
      },
    ],
    galleryImages: ['skyline-stage-panel', 'arena-ring', 'finance-results'],
  },
} as const satisfies JoinedVenue;
