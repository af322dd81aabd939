import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { houseFilm } from '@mainstage/house/films';
import { particulars } from '../particulars';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const { skyline } = particulars;

export const skylineStudio = {
  name: 'Skyline Studio',
  category: 'STUDIOS',
  subtitle: 'The volume for whole cars and whole casts',
  description:
    'The curved wall closes to a volume and the hall becomes a film set. Dunes, driving shots, a glass office at dawn: the background lights the scene, so nothing is left for post.',
  heroImage: { id: 'volume-stage' },
  videoUrl: houseFilm,
  specifications: {
    Area: areaOf('skyline-studio'),
    Capacity: guestsOf('skyline-studio'),
    'LED volume': wallsOf('skyline-studio'),
    'Pixel pitch': '1.9 mm, 7,680 Hz refresh',
    Tracking: 'Optical, two cameras at once',
    Level: floorsOf('skyline-studio'),
  },
  features: [
    {
      title: 'Light from the picture itself',
      description: 'Chrome, glass and skin reflect the scene they stand in. Green spill is somebody else’s problem.',
    },
    {
      title: 'Worlds on the server',
      description: `${skyline.environments} environments are ready to load; your own run after a half-day of tests with our operator.`,
    },
    {
      title: 'Room for a studio audience',
      description: 'Behind the cameras a tribune seats your guests, who watch the trick and the result together.',
    },
  ],
  galleryImages: pictureList('volume-product', 'volume-aurora', 'control-desk'),
  seatingConfigurations: [
    {
      name: 'Closed set',
      capacity: '30 crew',
      description: 'The whole floor for camera, crane and cast, with make-up next door.',
      image: { id: 'volume-crane' },
    },
    {
      name: 'Show with audience',
      capacity: guestsOf('skyline-studio'),
      description: 'A tribune of five rows behind three pedestal cameras.',
      image: { id: 'volume-interview' },
    },
  ],
} satisfies Venue;
