import { areaOf, floorsOf, guestsOf } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const skyTerrace = {
  name: 'Sky Terrace',
  category: 'SPACES',
  subtitle: 'The open air, furnished',
  description:
    'Timber deck, planters, fire table, and the skyline close enough to point at. For barbecues, press photographs and the quarter of an hour after good news.',
  heroImage: { id: 'sky-terrace-dinner' },
  specifications: {
    Area: areaOf('sky-terrace'),
    Capacity: guestsOf('sky-terrace'),
    Season: 'April to October, heated until December',
    Shelter: 'Awning over a third of the deck',
    Level: floorsOf('sky-terrace'),
  },
  features: [
    {
      title: 'Wired like a stage',
      description: 'Weatherproof power, network and sound under the boards. A keynote in the sun is a cable away.',
    },
    {
      title: 'Fire and ice',
      description: 'Grill line, ice well and fire table are built in; your caterer brings the menu.',
    },
    {
      title: 'A lounge behind the glass',
      description: 'When a shower comes, the party takes three steps and goes on indoors.',
    },
  ],
  galleryImages: pictureList('summer-party', 'sky-terrace-fire', 'sky-terrace-sofa'),
  seatingConfigurations: [
    {
      name: 'Barbecue',
      capacity: guestsOf('sky-terrace'),
      description: 'Long benches, two grills, standing tables along the rail.',
      image: { id: 'terrace-grill' },
    },
    {
      name: 'After dark',
      capacity: '120 guests',
      description: 'Sofas around the fire table, strings of light, a slow set.',
      image: { id: 'rooftop-dusk' },
    },
  ],
} satisfies Venue;
