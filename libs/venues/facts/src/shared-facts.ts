import { sample } from './fact';
import type { TechnicalFacts } from './facts';

/** The goods lift stops beside every stage; its door limits all deliveries. Metres, kilograms. */
export const goodsLift = sample({ widthM: 2.8, heightM: 2.4, lengthM: 6, kg: 5000, doorWidthM: 2.8, doorHeightM: 2.4 });

/** Common facts of the meeting rooms on the event floors. */
export const meetingRoom = {
  clearHeightM: sample(3),
  rigging: sample(null),
  power: sample({ amps: 16, points: 2 }),
  network: sample({ downMbit: 500, upMbit: 500 }),
  fixedCameras: sample(0),
  stream: sample(false),
  goodsDoor: sample({ widthM: 1.2, heightM: 2.1 }),
  daylight: sample('with blackout'),
  stepFree: sample(true),
  freshAirM3: sample(36),
} as const satisfies TechnicalFacts;

/** Common facts of the open rooms between lifts and stages. */
export const openRoom = {
  ...meetingRoom,
  clearHeightM: sample(3.4),
  power: sample({ amps: 32, points: 2 }),
  goodsDoor: sample({ widthM: 2.4, heightM: 2.4 }),
  daylight: sample('always'),
} as const satisfies TechnicalFacts;

/** Common facts of the offices on the co-working floors. */
export const office = {
  ...meetingRoom,
  clearHeightM: sample(2.8),
  network: sample({ downMbit: 1000, upMbit: 1000 }),
  daylight: sample('always'),
} as const satisfies TechnicalFacts;
