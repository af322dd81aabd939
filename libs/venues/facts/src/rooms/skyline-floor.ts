import { specified } from '../fact';
import type { JoinedVenue } from '../place';
import { startingPrices } from '../prices';

export const skylineFloor = {
  kind: 'joined',
  parts: ['skyline-stage', 'sky-lounge', 'sky-terrace'],
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day' }),
  layouts: [
    {
      layout: null,
      caption: 'Three-act evening',

      description: 'Reception in the lounge, programme in rows, party on the deck.',
      image: 'sky-lounge-window',
    },
    {
      layout: 'classroom',
      caption: 'Conference day',
      description: 'Tables in the hall, lunch in the lounge, calls on the terrace.',
      image: 'skyline-stage-classroom',
    },
  ],
  words: {
    name: 'Skyline Floor',
    category: 'STAGES',
    subtitle: 'Hall, lounge and terrace behind one door',
    description:
      'All of the sixth floor: the big hall in the dark, the lounge in lamplight, the terrace in the wind. Your guests change rooms without ever leaving your event.',
    heroImage: 'sky-terrace-fire',
    specifications: [
      'area',
      { label: 'Stage', areas: [{ of: 'skyline-stage' }] },
      { label: 'Lounge', areas: [{ of: 'sky-lounge' }] },
      { label: 'Terrace', areas: [{ of: 'sky-terrace' }] },
      'guests',
      'led',
      'level',
    ],
    features: [
      {
        title: 'Three acts on one ticket',
        description:
          'Arrive in the lounge, sit down in the hall, end on the terrace. The crew resets whatever is empty.',
      },
      {
        title: 'The floor to yourselves',
        description: 'Cloakroom, kitchen, control room and lifts serve only your event that day.',
      },
      {
        title: 'Backstage with windows',
        description: 'Artists’ rooms lie on the quiet side with showers, steamers and a door to the stage.',
      },
    ],
    galleryImages: ['skyline-stage-show', 'sky-lounge-day', 'sky-terrace-lunch'],
  },
} as const satisfies JoinedVenue;
