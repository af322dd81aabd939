import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { defaultVenueFilm } from '@mainstage/house/films';
import { particulars } from '../particulars';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const { horizon } = particulars;

export const horizonStage = {
  name: 'Horizon Stage',
  category: 'STAGES',
  subtitle: 'Closest to the street, closest to the stage',
  description:
    'The most direct hall of the house: a shallow room in which the last row still reads a face. Made for premieres, town halls and speeches that need an answer.',
  heroImage: { id: 'horizon-stage-conference' },
  videoUrl: defaultVenueFilm,
  specifications: {
    // 700, 600 and 500 sqm on different pages: all readings stand. They are the hall whole, set for rows, and for dinner.
    Area: areaOf('horizon-stage'),
    'Set in rows': areaOf('horizon-rows'),
    'Set for dinner': areaOf('horizon-dinner'),
    Capacity: guestsOf('horizon-stage'),
    'LED wall': wallsOf('horizon-stage'),
    Level: floorsOf('horizon-stage'),
  },
  features: [
    {
      title: `${horizon.lastSeat} metres to the last seat`,
      description: 'Wide instead of deep. Questions come without a runner, and laughter comes back to the stage.',
    },
    {
      title: 'Drive-in access',
      description: 'The goods lift ends beside the stage. A van’s load is on its mark half an hour after arrival.',
    },
    {
      title: 'Own entrance, own name',
      description: 'Guests arrive under your sign on the first event floor and meet nobody else’s badge desk.',
    },
  ],
  galleryImages: pictureList(
    'horizon-stage-horseshoe',
    'horizon-stage-panel',
    'horizon-stage-lunch',
    'house-front-night',
  ),
  seatingConfigurations: [
    {
      name: 'Town hall',
      capacity: guestsOf('horizon-stage'),
      description: 'A shallow fan of nine rows with two microphones in the aisles.',
      image: { id: 'town-hall' },
    },
    {
      name: 'Dinner',
      capacity: '140 guests',
      description: 'Fourteen tables between bar and stage, the wings drawn in with drapes.',
      image: { id: 'horizon-stage-dinner' },
    },
  ],
} satisfies Venue;
