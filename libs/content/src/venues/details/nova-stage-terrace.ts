import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const novaStageTerrace = {
  name: 'Nova Stage with Terrace',
  category: 'STAGES',
  subtitle: 'Reveal inside, drive outside',
  description:
    'Ten minutes after the reveal your guests stand around the product in daylight. The terrace is the second act: test, touch, photograph, ask.',
  heroImage: { id: 'sky-terrace-day' },
  specifications: {
    Area: areaOf('nova-stage-terrace'),
    Stage: areaOf('nova-stage'),
    Terrace: areaOf('sky-terrace'),
    Capacity: guestsOf('nova-stage-terrace'),
    'LED wall': wallsOf('nova-stage-terrace'),
    Level: floorsOf('nova-stage-terrace'),
  },
  features: [
    {
      title: 'Hands-on stations in the open',
      description: 'Power and network come out of the deck in six places, each with room for a demonstrator.',
    },
    {
      title: 'Two backdrops for one shoot',
      description: 'The photographer gets black and LED light inside, skyline and sky ten steps further.',
    },
    {
      title: 'A loading route guests never see',
      description: 'Exhibits reach the deck through the service corridor while the film is running.',
    },
  ],
  galleryImages: pictureList('nova-stage-launch', 'summer-party', 'nova-stage-lounge'),
  seatingConfigurations: [
    {
      name: 'Premiere in two acts',
      capacity: guestsOf('nova-stage-terrace'),
      description: 'Benches at the runway first, six stations on the deck afterwards.',
      image: { id: 'nova-stage-runway' },
    },
    {
      name: 'Press preview',
      capacity: '90 guests',
      description: 'A seated half hour inside, then one-to-one interviews along the railing.',
      image: { id: 'sky-terrace-lounge' },
    },
  ],
} satisfies Venue;
