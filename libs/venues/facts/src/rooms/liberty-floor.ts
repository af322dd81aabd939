import { specified } from '../fact';
import { sqm } from '../number-format';
import type { JoinedVenue } from '../place';
import { startingPrices } from '../prices';
import { libertyAtrium } from './liberty-atrium';

export const libertyFloor = {
  kind: 'joined',
  parts: [
    'liberty-stage',
    'liberty-atrium',
    'liberty-hub',
    'liberty-foyer',
    'workshop',
    'arena',
    'straight-up',
    'boardroom',
  ],
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day' }),
  layouts: [
    {
      layout: null,
      caption: 'Symposium',

      description: 'Plenary on stage, posters in the atrium, six parallel sessions.',
      image: 'liberty-stage-panel',
    },
    {
      layout: null,
      caption: 'Leadership days',
      atMost: 80,
      description: 'Arena debates in the morning, workshop islands in the afternoon, dinner in the atrium.',
      image: 'arena-tier',
    },
  ],
  words: {
    name: 'Liberty Floor',
    category: 'STAGES',
    subtitle: 'Seven rooms and the foyer that joins them',
    description:
      'All of the fifth floor, with stage, atrium, hub, workshop, arena, boardroom and stand-up room. A conference centre in miniature, taken as a whole.',
    heroImage: 'liberty-floor-night',
    specifications: [
      'area',
      { label: 'Stage', areas: [{ of: 'liberty-stage' }] },
      { label: 'Atrium', areas: [{ of: 'liberty-atrium' }] },
      { label: 'Hub', areas: [{ of: 'liberty-hub' }] },
      'guests',
      'led',
      'level',
    ],
    features: [
      {
        title: 'An atrium to meet in',
        description: `A ceiling of light over ${sqm(libertyAtrium.facts.areaSqm.value)}: coffee, posters and the conversation that was worth the trip.`,
      },
      {
        title: 'A hub for those who have to answer emails',
        description: 'Desks, booths and quiet light for everyone who has to be in two places at once.',
      },
      {
        title: 'Signs that follow the programme',
        description:
          'Door displays change with the agenda. When a session moves, the floor knows before the guests do.',
      },
    ],
    galleryImages: ['trade-fair', 'workshop-evening', 'boardroom-head', 'straight-up-reception'],
  },
} as const satisfies JoinedVenue;
