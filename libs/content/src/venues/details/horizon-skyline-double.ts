import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const horizonSkylineDouble = {
  name: 'Horizon and Skyline Double',
  category: 'STAGES',
  subtitle: 'Begin below, finish above the city',
  description:
    'The same two halls as Skyline and Horizon, told the other way round: guests gather close to the street, hear the news there and ride up into the evening.',
  heroImage: { id: 'horizon-skyline-night' },
  specifications: {
    Area: areaOf('horizon-skyline-double'),
    Capacity: guestsOf('horizon-skyline-double'),
    'LED walls': wallsOf('horizon-skyline-double'),
    Levels: floorsOf('horizon-skyline-double'),
    Dramaturgy: 'Assembly on 4, celebration on 6',
  },
  features: [
    {
      title: 'The ride is part of the show',
      description: 'Light and sound in the lifts belong to your programme. The doors open on the first beat.',
    },
    {
      title: 'Skyline stays a secret',
      description: 'Nobody sees the dressed hall before you want it seen; rehearsals run until guests ride up.',
    },
    {
      title: 'Time to turn the lower floor',
      description: 'While the gala runs, Horizon becomes the club or tomorrow’s breakfast room.',
    },
  ],
  galleryImages: pictureList(
    'weekday-conference',
    'skyline-stage-sunset',
    'horizon-stage-dinner',
    'horizon-stage-conference',
  ),
  seatingConfigurations: [
    {
      name: 'Assembly and gala',
      capacity: '340 guests',
      description: 'Rows on the lower stage, thirty-four round tables on the two floors together.',
      image: { id: 'skyline-stage-gala' },
    },
    {
      name: 'Launch and party',
      capacity: guestsOf('horizon-skyline-double'),
      description: 'Standing throughout: an hour of news, then the night upstairs.',
      image: { id: 'skyline-stage-launch' },
    },
  ],
} satisfies Venue;
