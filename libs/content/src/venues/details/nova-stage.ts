import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { particulars } from '../particulars';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const { nova } = particulars;

export const novaStage = {
  name: 'Nova Stage',
  category: 'STAGES',
  subtitle: 'Skyline, turned towards the product',
  description:
    'We turn the big hall by ninety degrees, draw the drapes and push a runway into the crowd. What is left is a room with one job: to show a thing for the first time.',
  heroImage: { id: 'nova-stage-reveal' },
  specifications: {
    Area: areaOf('nova-stage'),
    Capacity: guestsOf('nova-stage'),
    'LED wall': wallsOf('nova-stage'),
    Runway: `${nova.runway} m, 40 cm high`,
    Level: floorsOf('nova-stage'),
  },
  features: [
    {
      title: 'A reveal without a curtain',
      description: 'The wall parts in the middle on rails. Whatever stands behind it drives, walks or rolls through.',
    },
    {
      title: 'Sight lines from three sides',
      description: 'No seat is further than nine metres from the runway, and no phone has to be held over a head.',
    },
    {
      title: 'Press corner with clean feeds',
      description: 'Sound and picture come out of a box by the risers, so cameras need no microphone in the frame.',
    },
  ],
  galleryImages: pictureList('nova-stage-lounge', 'developer-conference', 'talk-show'),
  seatingConfigurations: [
    {
      name: 'Runway',
      capacity: '180 guests',
      description: 'Benches along both sides and a riser for cameras at the end.',
      image: { id: 'nova-stage-runway' },
    },
    {
      name: 'Standing premiere',
      capacity: guestsOf('nova-stage'),
      description: 'An open floor around the plinth, with the bar opening on cue.',
      image: { id: 'nova-stage-launch' },
    },
  ],
} satisfies Venue;
