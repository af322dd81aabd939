import { specified } from '../fact';
import type { JoinedVenue } from '../place';
import { startingPrices } from '../prices';

export const vistaStageTerrace = {
  kind: 'joined',
  parts: ['vista-stage', 'sky-terrace'],
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day', of: 'skyline-floor' }),
  layouts: [
    {
      layout: 'standing',
      caption: 'Garden party',

      description: 'Sofas and bars outdoors, an open dance floor indoors.',
      image: 'summer-party',
    },
    {
      layout: 'banquet',
      caption: 'Anniversary dinner',
      atMost: 110,
      description: 'Eleven tables inside, toast and cake at the fire table.',
      image: 'vista-stage-dinner',
    },
  ],
  words: {
    name: 'Vista Stage with Terrace',
    category: 'STAGES',
    subtitle: 'An evening on both sides of the glass',
    description:
      'Dinner inside, speeches at the door, the last drink by the fire table. For anniversaries and thank-you evenings that should feel like an invitation, not an agenda.',
    heroImage: 'sky-terrace-reception',
    specifications: [
      'area',
      { label: 'Stage', areas: [{ of: 'vista-stage' }] },
      { label: 'Terrace', areas: [{ of: 'sky-terrace' }] },
      'guests',
      'led',
      'level',
    ],
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
    galleryImages: ['sky-terrace-lounge', 'vista-stage-forum', 'vista-stage-lounge', 'catering-buffet'],
  },
} as const satisfies JoinedVenue;
