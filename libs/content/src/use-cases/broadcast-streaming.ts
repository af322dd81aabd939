import { skylineStudioMeasures } from '@mainstage/venues/facts/measures';
import type { UseCase } from './types';

export const broadcastStreaming = [
  {
    id: 'virtual-keynote',
    firstChoice: 'horizon-studio',
    search: { guests: 30, stream: true, kind: 'studios' },
    name: 'Virtual Keynote',
    description:
      'A speaker, a world behind them, and viewers on four continents. The scenery changes with the argument.',
    features: ['LED volume', 'Prompter', 'Two uplinks'],
    image: { id: 'virtual-keynote' },
    category: 'Broadcast & Streaming',
  },
  {
    id: 'hybrid-conference',
    firstChoice: 'liberty-stage',
    search: { guests: 120, layout: 'theatre', stage: true, stream: true },
    name: 'Hybrid Conference',
    description: 'Remote guests ask first, then the hall. A director for the stream sits beside the one for the room.',
    features: ['Two directors', 'Remote guests life-size', 'Chat on stage'],
    image: { id: 'hybrid-conference' },
    category: 'Broadcast & Streaming',
  },
  {
    id: 'virtual-production',
    firstChoice: 'skyline-studio',
    search: { area: 450, led: 20, kind: 'studios' },
    name: 'Virtual Production',
    description:
      'Shoot a desert, a showroom and a night drive without leaving the floor. Reflections are real, the weather obeys.',
    features: ['Camera tracking', `${skylineStudioMeasures.environments} environments`, 'Car-sized doors'],
    image: { id: 'volume-stage' },
    category: 'Broadcast & Streaming',
  },
  {
    id: 'talk-show',
    firstChoice: 'liberty-studio',
    search: { guests: 70, layout: 'theatre', stream: true, kind: 'studios' },
    name: 'Talk & Panel Show',
    description:
      'A desk, three guests and an audience close enough to laugh into the microphones. Weekly, if you wish.',
    features: ['Saved set-ups', 'Studio audience', 'Live graphics'],
    image: { id: 'talk-show' },
    category: 'Broadcast & Streaming',
  },
  {
    id: 'annual-meeting-stream',
    firstChoice: 'skyline-stage',
    search: { guests: 199, layout: 'theatre', stage: true, stream: true },
    name: 'Online Annual Meeting',
    description:
      'Speeches, votes and counter-motions on a line with a second one behind it. Every question has a number and an answer.',
    features: ['Redundant routes', 'Voting desk', 'Complete recording'],
    image: { id: 'annual-meeting-stream' },
    category: 'Broadcast & Streaming',
  },
  {
    id: 'learning-series',
    firstChoice: 'horizon-studio',
    search: { guests: 15, stream: true, kind: 'studios' },
    name: 'Learning Series',
    description: 'Twelve lessons between breakfast and the last train, because one set is lit while the other records.',
    features: ['Two sets', 'Editor on site', 'Same-day files'],
    image: { id: 'learning-series' },
    category: 'Broadcast & Streaming',
  },
] as const satisfies readonly UseCase[];
