import { specified } from '../fact';
import type { JoinedVenue } from '../place';
import { startingPrices } from '../prices';
import { skylineStage } from './skyline-stage';

export const skylineStageTerrace = {
  kind: 'joined',
  parts: ['skyline-stage', 'sky-terrace'],
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day', of: 'skyline-floor' }),
  layouts: [
    {
      layout: 'theatre',
      caption: 'Programme and reception',

      description: 'Rows inside for the keynote, standing tables outside for everything after it.',
      image: 'hall-audience',
    },
    {
      layout: 'banquet',
      caption: 'Summer dinner',
      atMost: 170,
      description: 'Round tables in the hall, one long table for the toast from the doorway to the railing.',
      image: 'sky-terrace-dinner',
    },
  ],
  words: {
    name: 'Skyline Stage with Terrace',
    category: 'STAGES',
    subtitle: 'From the dark into the sunset',
    description: `The programme ends, the blinds open and your guests walk straight out above the city. Hall and terrace share a floor, a bar and a doorway ${skylineStage.measures.doorwayM} metres wide.`,
    heroImage: 'skyline-stage-sunset',
    specifications: [
      'area',
      { label: 'Stage', areas: [{ of: 'skyline-stage' }] },
      { label: 'Terrace', areas: [{ of: 'sky-terrace' }] },
      'guests',
      'led',
      'level',
    ],
    features: [
      {
        title: 'One doorway, two moods',
        description: 'A folding front joins hall and terrace at floor level. Closed, neither hears the other.',
      },
      {
        title: 'Reception outdoors, programme indoors',
        description: 'While guests have a drink outside, the crew turns rows into tables in forty minutes.',
      },
      {
        title: 'A plan for rain',
        description: 'An awning covers a third of the deck; heaters and blankets are ready from October to April.',
      },
    ],
    galleryImages: ['skyline-stage-terrace', 'rooftop-dusk', 'skyline-stage-keynote', 'summer-party'],
  },
} as const satisfies JoinedVenue;
