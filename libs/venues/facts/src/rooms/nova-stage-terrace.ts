import { specified } from '../fact';
import type { JoinedVenue } from '../place';
import { startingPrices } from '../prices';

export const novaStageTerrace = {
  kind: 'joined',
  parts: ['nova-stage', 'sky-terrace'],
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day', of: 'skyline-floor' }),
  layouts: [
    {
      layout: null,
      caption: 'Premiere in two acts',

      description: 'Benches at the runway first, six stations on the deck afterwards.',
      image: 'nova-stage-runway',
    },
    {
      layout: null,
      caption: 'Press preview',
      atMost: 90,
      description: 'A seated half hour inside, then one-to-one interviews along the railing.',
      image: 'sky-terrace-lounge',
    },
  ],
  words: {
    name: 'Nova Stage with Terrace',
    category: 'STAGES',
    subtitle: 'Reveal inside, drive outside',
    description:
      'Ten minutes after the reveal your guests stand around the product in daylight. The terrace is the second act: test, touch, photograph, ask.',
    heroImage: 'sky-terrace-day',
    specifications: [
      'area',
      { label: 'Stage', areas: [{ of: 'nova-stage' }] },
      { label: 'Terrace', areas: [{ of: 'sky-terrace' }] },
      'guests',
      'led',
      'level',
    ],
    features: [
      {
        title: 'Hands-on stations in the open',
        description: 'Power and network come out of the deck in six places, each with room for a demonstrator.',
      },
      {
        title: 'Two backdrops for one shoot',
        description: 'The photographer gets black and LED light inside, skyline and sky ten steps further on.',
      },
      {
        title: 'A loading route guests never see',
        description: 'Exhibits reach the deck through the service corridor while the film is running.',
      },
    ],
    galleryImages: ['nova-stage-launch', 'summer-party', 'nova-stage-lounge'],
  },
} as const satisfies JoinedVenue;
