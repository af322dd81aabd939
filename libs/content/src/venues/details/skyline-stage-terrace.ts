import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { particulars } from '../particulars';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const { skyline } = particulars;

export const skylineStageTerrace = {
  name: 'Skyline Stage with Terrace',
  category: 'STAGES',
  subtitle: 'From the dark into the sunset',
  description: `The programme ends, the blackout opens and your guests walk straight out above the city. Hall and terrace share a floor, a bar and a doorway ${skyline.doorway} metres wide.`,
  heroImage: { id: 'skyline-stage-terrace' },
  specifications: {
    Area: areaOf('skyline-stage-terrace'),
    Stage: areaOf('skyline-stage'),
    Terrace: areaOf('sky-terrace'),
    Capacity: guestsOf('skyline-stage-terrace'),
    'LED wall': wallsOf('skyline-stage-terrace'),
    Level: floorsOf('skyline-stage-terrace'),
  },
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
      description: 'An awning covers a third of the deck; heaters and blankets stand ready from October to April.',
    },
  ],
  galleryImages: pictureList('skyline-stage-sunset', 'rooftop-dusk', 'skyline-stage-keynote', 'summer-party'),
  seatingConfigurations: [
    {
      name: 'Programme and reception',
      capacity: guestsOf('skyline-stage-terrace'),
      description: 'Rows inside for the keynote, standing tables outside for everything after it.',
      image: { id: 'hall-audience' },
    },
    {
      name: 'Summer dinner',
      capacity: '170 guests',
      description: 'Long tables run from the stage through the doorway to the railing.',
      image: { id: 'sky-terrace-dinner' },
    },
  ],
} satisfies Venue;
