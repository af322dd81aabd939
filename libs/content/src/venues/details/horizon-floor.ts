import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { particulars } from '../particulars';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const { horizon } = particulars;

export const horizonFloor = {
  name: 'Horizon Floor',
  category: 'STAGES',
  subtitle: 'Stage, hub and circle in a row',
  description:
    'All of the fourth floor: a hall for everyone, a hub for many, a circle for the few. The compact choice for shareholder days, premieres and summits of one industry.',
  heroImage: { id: 'horizon-floor-night' },
  specifications: {
    Area: areaOf('horizon-floor'),
    Stage: areaOf('horizon-stage'),
    Hub: areaOf('horizon-hub'),
    'Directors Circle': areaOf('directors-circle'),
    Capacity: guestsOf('horizon-floor'),
    'LED wall': wallsOf('horizon-floor'),
    Level: floorsOf('horizon-floor'),
  },
  features: [
    {
      title: 'Short ways, clear zones',
      description: 'Public, invited, confidential: three rooms in a row with a door and a guest list for each.',
    },
    {
      title: 'A hub that feeds everyone',
      description: `Long counters turn a full hall into a served lunch within ${horizon.lunchMinutes} minutes.`,
    },
    {
      title: 'Quick to build, quick to clear',
      description: 'First stop of the goods lift: morning set-up, evening show, empty by midnight.',
    },
  ],
  galleryImages: pictureList('investor-breakfast', 'horizon-stage-lunch', 'directors-circle-window'),
  seatingConfigurations: [
    {
      name: 'Industry summit',
      capacity: guestsOf('horizon-floor'),
      description: 'Panels on stage, partner tables in the hub, closed talks in the circle.',
      image: { id: 'town-hall' },
    },
    {
      name: 'Shareholder day',
      capacity: '170 guests',
      description: 'Numbered rows, a registration line in the hub, the board at the round table.',
      image: { id: 'co-create' },
    },
  ],
} satisfies Venue;
