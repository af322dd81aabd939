import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const skylineFloor = {
  name: 'Skyline Floor',
  category: 'STAGES',
  subtitle: 'Hall, lounge and terrace behind one door',
  description:
    'All of the sixth floor: the big hall in the dark, the lounge in lamplight, the terrace in the wind. Your guests change rooms without ever leaving your event.',
  heroImage: { id: 'sky-terrace-fire' },
  specifications: {
    Area: areaOf('skyline-floor'),
    Stage: areaOf('skyline-stage'),
    Lounge: areaOf('sky-lounge'),
    Terrace: areaOf('sky-terrace'),
    Capacity: guestsOf('skyline-floor'),
    'LED wall': wallsOf('skyline-floor'),
    Level: floorsOf('skyline-floor'),
  },
  features: [
    {
      title: 'Three acts on one ticket',
      description: 'Arrive in the lounge, sit down in the hall, end on the terrace. The crew resets whatever is empty.',
    },
    {
      title: 'The floor to yourselves',
      description: 'Cloakroom, kitchen, control room and lifts serve nobody else that day.',
    },
    {
      title: 'Backstage with windows',
      description: 'Artists’ rooms lie on the quiet side with showers, steamers and a door to the stage.',
    },
  ],
  galleryImages: pictureList('skyline-stage-show', 'sky-lounge-day', 'sky-terrace-lunch'),
  seatingConfigurations: [
    {
      name: 'Three-act evening',
      capacity: guestsOf('skyline-floor'),
      description: 'Reception in the lounge, programme in rows, party on the deck.',
      image: { id: 'sky-lounge-window' },
    },
    {
      name: 'Conference day',
      capacity: '160 guests',
      description: 'Tables in the hall, lunch in the lounge, calls on the terrace.',
      image: { id: 'skyline-stage-classroom' },
    },
  ],
} satisfies Venue;
