import { areaOf, floorsOf, guestsOf } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const directorsCircle = {
  name: 'Directors Circle',
  category: 'SPACES',
  subtitle: 'A round table under a ring of light',
  description:
    'Deep green walls, a round table, the skyline at breakfast. With the table in place it is the most private room on Horizon; without it, a salon for receptions.',
  heroImage: { id: 'directors-circle-thirty' },
  specifications: {
    Area: areaOf('directors-circle'),
    Capacity: guestsOf('directors-circle'),
    'At the table': '10 guests',
    Daylight: 'East, with the first sun',
    Level: floorsOf('directors-circle'),
  },
  features: [
    {
      title: 'No head of the table',
      description: 'Round on purpose: hierarchy loosens and the quiet ones are heard.',
    },
    {
      title: 'A kitchen hatch of its own',
      description: 'Breakfast comes through the wall, so that nobody walks behind a sentence.',
    },
    {
      title: 'From meeting to salon',
      description: 'The table folds into the wall, the ring lamp dims, and thirty people have room to stand.',
    },
  ],
  galleryImages: pictureList('directors-evening', 'investor-breakfast', 'finger-food'),
  seatingConfigurations: [
    {
      name: 'Round table',
      capacity: '10 guests',
      description: 'Leather chairs, paper and pencil, phones in the drawer if you like.',
      image: { id: 'directors-morning' },
    },
    {
      name: 'Salon',
      capacity: guestsOf('directors-circle'),
      description: 'Standing, with the table folded away and drinks on the sill.',
      image: { id: 'directors-circle-window' },
    },
  ],
} satisfies Venue;
