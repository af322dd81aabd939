import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const horizonLibertyDouble = {
  name: 'Horizon and Liberty Double',
  category: 'STAGES',
  subtitle: 'The working double',
  description:
    'Arrive on Horizon, work on Liberty, finish where you started. Two practical floors for sales kick-offs and partner days that need more tables than spectacle.',
  heroImage: { id: 'horizon-liberty-night' },
  specifications: {
    Area: areaOf('horizon-liberty-double'),
    Capacity: guestsOf('horizon-liberty-double'),
    'LED walls': wallsOf('horizon-liberty-double'),
    Levels: floorsOf('horizon-liberty-double'),
    Link: 'Stair and goods lift side by side',
  },
  features: [
    {
      title: 'Rows in the morning, islands by noon',
      description: 'The opening stays on Horizon. Upstairs the tables are already numbered for the teams.',
    },
    {
      title: 'The gentlest price for two floors',
      description: 'Both halls keep their base lighting and walls; you only pay for what is changed.',
    },
    {
      title: 'A crew that knows kick-offs',
      description: 'Badge desk, team colours, buzzers, score on the wall: the kit is in the house.',
    },
  ],
  galleryImages: pictureList('liberty-stage-reception', 'horizon-stage-lunch', 'co-create', 'workshop-rows'),
  seatingConfigurations: [
    {
      name: 'Kick-off',
      capacity: guestsOf('horizon-liberty-double'),
      description: 'A standing opening below, thirty-five team tables above.',
      image: { id: 'liberty-stage-workshop' },
    },
    {
      name: 'Training day',
      capacity: '240 guests',
      description: 'Two halls of desks with the same slide on both walls.',
      image: { id: 'horizon-stage-horseshoe' },
    },
  ],
} satisfies Venue;
