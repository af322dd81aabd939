import { horizonStageMeasures } from '@mainstage/venues/facts/measures';
import type { UseCase } from './types';

export const conferenceEvent = [
  {
    id: 'conference',
    firstChoice: 'skyline-stage',
    search: { guests: 150, layout: 'theatre', stage: true },
    name: 'Conference',
    description:
      'One plenary, several tracks, no walking. Sessions start on the minute because the next room is ten steps away.',
    features: ['Plenary and breakouts', 'Interpreting booths', 'Live question channel'],
    image: { id: 'hall-conference' },
    category: 'Conference & Event',
  },
  {
    id: 'product-launch',
    firstChoice: 'nova-stage',
    search: { guests: 180, layout: 'standing', stage: true },
    name: 'Product Launch',
    description:
      'The wall goes dark, parts, and the product stands there. We rehearse that second until it looks easy.',
    features: ['Parting LED wall', 'Drive-in access', 'Press feeds'],
    image: { id: 'nova-stage-launch' },
    category: 'Conference & Event',
  },
  {
    id: 'gala-dinner',
    firstChoice: 'skyline-stage',
    search: { guests: 140, layout: 'banquet', stage: true },
    name: 'Gala & Awards',
    description:
      'Round tables, candlelight and a wall that can be a curtain. Winners reach the stage before the music ends.',
    features: ['Table plans on screen', 'Kitchen on the floor', 'Walk-on cues'],
    image: { id: 'hall-gala' },
    category: 'Conference & Event',
  },
  {
    id: 'town-hall',
    firstChoice: 'horizon-stage',
    search: { guests: 180, layout: 'theatre', stage: true, stream: true },
    name: 'Town Hall',
    description: 'Everyone in one shallow room, the other sites on the wall at life size, and questions from both.',
    features: ['Sites connected live', 'Anonymous voting', `Last row at ${horizonStageMeasures.lastSeatM} metres`],
    image: { id: 'town-hall' },
    category: 'Conference & Event',
  },
  {
    id: 'trade-fair',
    firstChoice: 'skyline-stage',
    search: { guests: 199, area: 1000, stage: true },
    name: 'Exhibition',
    description:
      'Stands with power, light and network from the floor grid. Partners plug in, visitors move freely, and no cable crosses the floor.',
    features: ['Floor grid with power', 'Goods lift', 'Lead scanners'],
    image: { id: 'trade-fair' },
    category: 'Conference & Event',
  },
  {
    id: 'summer-party',
    firstChoice: 'sky-terrace',
    search: { guests: 150, layout: 'standing', daylight: true },
    name: 'Summer Party',
    description: 'Begin on the deck with the grill, end indoors with the band. Rain only changes the order.',
    features: ['Terrace and lounge', 'Grill line', 'Sound until late'],
    image: { id: 'summer-party' },
    category: 'Conference & Event',
  },
] as const satisfies readonly UseCase[];
