import { specified } from '../fact';
import type { JoinedVenue } from '../place';
import { doubleFloorDayPrices } from '../prices';

export const horizonLibertyDouble = {
  kind: 'joined',
  parts: ['horizon-stage', 'liberty-stage'],
  price: specified({ fromEuro: doubleFloorDayPrices['horizon-liberty-double'], per: 'day' }),
  layouts: [
    {
      layout: null,
      caption: 'Kick-off',

      description: 'Half stand at the opening below, half sit at team tables above; then they change over.',
      image: 'liberty-stage-workshop',
    },
    {
      layout: 'classroom',
      caption: 'Training day',
      atMost: 240,
      description: 'Two halls of desks with the same slide on both walls.',
      image: 'horizon-stage-horseshoe',
    },
  ],
  words: {
    name: 'Horizon and Liberty Double',
    category: 'STAGES',
    subtitle: 'The working double',
    description:
      'Arrive on Horizon, work on Liberty, finish where you started. Two practical floors for sales kick-offs and partner days that need more tables than spectacle.',
    heroImage: 'horizon-liberty-night',
    specifications: ['area', 'guests', 'led', 'level', { label: 'Link', text: 'Stair and goods lift side by side' }],
    features: [
      {
        title: 'Rows in the morning, islands by noon',
        description: 'The opening stays on Horizon. Upstairs the tables are already numbered for the teams.',
      },
      {
        title: 'The lowest price for two floors',
        description: 'Both halls keep their base lighting and walls; you only pay for what is changed.',
      },
      {
        title: 'A crew that knows kick-offs',
        description: 'Badge desk, team colours, buzzers, a scoreboard on the wall: we have the kit in-house.',
      },
    ],
    galleryImages: ['liberty-stage-reception', 'horizon-stage-lunch', 'co-create', 'workshop-rows'],
  },
} as const satisfies JoinedVenue;
