import { areaOf, floorsOf, guestsOf } from '../fact-texts';
import { particulars } from '../particulars';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const { lounge } = particulars;

export const skyLounge = {
  name: 'Sky Lounge',
  category: 'SPACES',
  subtitle: 'The bar at the end of the programme',
  description:
    'Lit shelves, deep sofas, the towers outside. It opens when the applause ends, and it is where the contract of the evening is usually made.',
  heroImage: { id: 'lounge-night' },
  specifications: {
    Area: areaOf('sky-lounge'),
    Capacity: guestsOf('sky-lounge'),
    Bar: `${lounge.bar} m, three stations`,
    Piano: 'Grand, tuned before every booking',
    Level: floorsOf('sky-lounge'),
  },
  features: [
    {
      title: 'A bar that keeps up',
      description: 'Three stations and a cold room behind them: first drinks are in hand before the coats are off.',
    },
    {
      title: 'Corners for conversation',
      description: 'Sofas stand in sixes, with lamps low enough for confidences.',
    },
    {
      title: 'DJ, trio or nothing at all',
      description: 'The sound is zoned. It can be a club at the window and a library at the fireplace.',
    },
  ],
  galleryImages: pictureList('sky-lounge-day', 'sky-lounge-sofa', 'sky-lounge-rows'),
  seatingConfigurations: [
    {
      name: 'Reception',
      capacity: guestsOf('sky-lounge'),
      description: 'Standing, with trays from both ends and the sofas at the glass.',
      image: { id: 'sky-lounge-reception' },
    },
    {
      name: 'Fireside talk',
      capacity: '70 guests',
      description: 'Two armchairs by the bar, the audience on sofas and cushions.',
      image: { id: 'sky-lounge-window' },
    },
  ],
} satisfies Venue;
