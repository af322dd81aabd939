import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const libertyFloor = {
  name: 'Liberty Floor',
  category: 'STAGES',
  subtitle: 'Seven rooms and the foyer that joins them',
  description:
    'All of the fifth floor, with stage, atrium, hub, workshop, arena, boardroom and standing room. A conference centre in miniature, taken as a whole.',
  heroImage: { id: 'liberty-floor-night' },
  specifications: {
    Area: areaOf('liberty-floor'),
    Stage: areaOf('liberty-stage'),
    Atrium: areaOf('liberty-atrium'),
    Hub: areaOf('liberty-hub'),
    Capacity: guestsOf('liberty-floor'),
    'LED wall': wallsOf('liberty-floor'),
    Level: floorsOf('liberty-floor'),
  },
  features: [
    {
      title: 'An atrium to meet in',
      description: `A ceiling of light over ${areaOf('liberty-atrium')}: coffee, posters and the conversation that was worth the trip.`,
    },
    {
      title: 'A hub for those who must answer mail',
      description: 'Desks, booths and quiet light for everyone who has to be in two places.',
    },
    {
      title: 'Signs that follow the programme',
      description: 'Door displays change with the agenda. When a session moves, the floor knows before the guests do.',
    },
  ],
  galleryImages: pictureList('trade-fair', 'workshop-evening', 'boardroom-head', 'straight-up-reception'),
  seatingConfigurations: [
    {
      name: 'Symposium',
      capacity: guestsOf('liberty-floor'),
      description: 'Plenary on stage, posters in the atrium, six parallel sessions.',
      image: { id: 'liberty-stage-panel' },
    },
    {
      name: 'Leadership days',
      capacity: '80 guests',
      description: 'Arena debates in the morning, workshop islands in the afternoon, dinner in the atrium.',
      image: { id: 'arena-tier' },
    },
  ],
} satisfies Venue;
