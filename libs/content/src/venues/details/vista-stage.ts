import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { particulars } from '../particulars';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const { vista } = particulars;

export const vistaStage = {
  name: 'Vista Stage',
  category: 'STAGES',
  subtitle: 'The hall with the blinds up',
  description:
    'The window side of Skyline, set for evenings where the city may watch. By day it is the brightest plenary in the house; by night the towers do the decoration.',
  heroImage: { id: 'vista-stage-lounge' },
  specifications: {
    Area: areaOf('vista-stage'),
    Capacity: guestsOf('vista-stage'),
    'LED wall': wallsOf('vista-stage'),
    Windows: `${vista.windows} m facing the banks of the Main`,
    Level: floorsOf('vista-stage'),
  },
  features: [
    {
      title: 'A view that needs no content budget',
      description: `${vista.windows} metres of glass to the south-west. Sunset arrives on time and is free of charge.`,
    },
    {
      title: 'A smaller wall in the right place',
      description: 'The LED wall stands at the short end, where daylight never falls on it.',
    },
    {
      title: 'Warm sound for speech and strings',
      description: 'Felt behind the drapes takes the glass out of the room’s voice: trios need no amplifier.',
    },
  ],
  galleryImages: pictureList('vista-stage-forum', 'weekday-conference', 'sky-lounge-window', 'sky-terrace-lunch'),
  seatingConfigurations: [
    {
      name: 'Dinner with a view',
      capacity: '120 guests',
      description: 'Twelve round tables in two lines, every chair turned a little to the glass.',
      image: { id: 'vista-stage-dinner' },
    },
    {
      name: 'Daylight plenary',
      capacity: guestsOf('vista-stage'),
      description: 'Rows facing the short end, blinds half down, coffee along the windows.',
      image: { id: 'pharma-congress' },
    },
  ],
} satisfies Venue;
