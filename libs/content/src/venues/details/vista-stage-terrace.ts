import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const vistaStageTerrace = {
  name: 'Vista Stage with Terrace',
  category: 'STAGES',
  subtitle: 'An evening on both sides of the glass',
  description:
    'Dinner inside, speeches at the door, the last drink by the fire table. For anniversaries and thank-you evenings that should feel like an invitation, not an agenda.',
  heroImage: { id: 'sky-terrace-reception' },
  specifications: {
    Area: areaOf('vista-stage-terrace'),
    Stage: areaOf('vista-stage'),
    Terrace: areaOf('sky-terrace'),
    Capacity: guestsOf('vista-stage-terrace'),
    'LED wall': wallsOf('vista-stage-terrace'),
    Level: floorsOf('vista-stage-terrace'),
  },
  features: [
    {
      title: 'Glass that slides away',
      description: 'Three of the window bays open to the deck, and the evening air becomes part of the menu.',
    },
    {
      title: 'Live fire, live kitchen',
      description: 'A grill line and an ice counter have water, power and extraction of their own outdoors.',
    },
    {
      title: 'Music until the small hours',
      description: 'After ten the party moves in behind the glass, and the neighbours sleep.',
    },
  ],
  galleryImages: pictureList('sky-terrace-lounge', 'vista-stage-forum', 'vista-stage-lounge', 'catering-buffet'),
  seatingConfigurations: [
    {
      name: 'Garden party',
      capacity: guestsOf('vista-stage-terrace'),
      description: 'Sofas and bars outdoors, an open dance floor indoors.',
      image: { id: 'summer-party' },
    },
    {
      name: 'Anniversary dinner',
      capacity: '110 guests',
      description: 'Eleven tables inside, toast and cake at the fire table.',
      image: { id: 'vista-stage-dinner' },
    },
  ],
} satisfies Venue;
