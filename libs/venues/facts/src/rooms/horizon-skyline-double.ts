import { sample } from '../fact';
import type { JoinedVenue } from '../place';
import { doubleFloorDayPrices } from '../prices';
import { skylineStage } from './skyline-stage';

const aFloor = skylineStage.facts.guests.value;

export const horizonSkylineDouble = {
  kind: 'joined',
  parts: ['horizon-stage', 'skyline-stage'],
  price: sample({ fromEuro: doubleFloorDayPrices['horizon-skyline-double'], per: 'day' }),
  layouts: [
    {
      layout: 'banquet',
      caption: 'Assembly and gala',
      description: 'The assembly in rows on both stages, then round tables of ten on the two floors together.',
      image: 'skyline-stage-gala',
    },
    {
      layout: 'standing',
      caption: 'Launch and party',

      description: `Standing throughout, up to ${aFloor} on a floor at a time: an hour of news, then the night upstairs.`,
      image: 'skyline-stage-launch',
    },
  ],
  words: {
    name: 'Horizon and Skyline Double',
    category: 'STAGES',
    subtitle: 'Begin below, finish above the city',
    description:
      'The same two halls as Skyline and Horizon, told the other way round: guests gather close to the street, hear the news there and ride up into the evening.',
    heroImage: 'horizon-skyline-night',
    specifications: [
      'area',
      'guests',
      'led',
      'level',
      { label: 'Running order', text: 'Assembly on 4, celebration on 6' },
    ],
    features: [
      {
        title: 'The ride is part of the show',
        description: 'Light and sound in the lifts belong to your programme. The doors open on the first beat.',
      },
      {
        title: 'Skyline stays a secret',
        description: 'The dressed hall stays closed until you open it; rehearsals run until guests ride up.',
      },
      {
        title: 'Time to reset the lower floor',
        description: 'While the gala runs, Horizon becomes the club or tomorrow’s breakfast room.',
      },
    ],
    galleryImages: ['weekday-conference', 'skyline-stage-sunset', 'horizon-stage-dinner', 'horizon-stage-conference'],
  },
} as const satisfies JoinedVenue;
