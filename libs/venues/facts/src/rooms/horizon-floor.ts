import { specified } from '../fact';
import type { JoinedVenue } from '../place';
import { startingPrices } from '../prices';
import { horizonHub } from './horizon-hub';

export const horizonFloor = {
  kind: 'joined',
  parts: ['horizon-stage', 'horizon-hub', 'directors-circle'],
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day' }),
  layouts: [
    {
      layout: null,
      caption: 'Industry summit',

      description: 'Panels on stage, partner tables in the hub, closed talks in the circle.',
      image: 'town-hall',
    },
    {
      layout: null,
      caption: 'Shareholder day',
      atMost: 170,
      description: 'Numbered rows, registration in the hub, the board at the round table.',
      image: 'co-create',
    },
  ],
  words: {
    name: 'Horizon Floor',
    category: 'STAGES',
    subtitle: 'Stage, hub and circle in a row',
    description:
      'All of the fourth floor: a hall for everyone, a hub for many, a circle for the few. The compact choice for shareholder meetings, premieres and industry summits.',
    heroImage: 'horizon-floor-night',
    specifications: [
      'area',
      { label: 'Stage', areas: [{ of: 'horizon-stage' }] },
      { label: 'Hub', areas: [{ of: 'horizon-hub' }] },
      { label: 'Directors Circle', areas: [{ of: 'directors-circle' }] },
      'guests',
      'led',
      'level',
    ],
    features: [
      {
        title: 'Short distances, clear zones',
        description: 'Public, invited, confidential: three rooms in a row with a door and a guest list for each.',
      },
      {
        title: 'A hub that feeds everyone',
        description: `Long counters serve lunch to a full hall within ${horizonHub.measures.lunchMinutes} minutes.`,
      },
      {
        title: 'Quick to build, quick to clear',
        description: 'First stop of the goods lift: morning set-up, evening show, empty by midnight.',
      },
    ],
    galleryImages: ['investor-breakfast', 'horizon-stage-lunch', 'directors-circle-window'],
  },
} as const satisfies JoinedVenue;
