import type { Fact } from './fact';
import type { Price } from './prices';

/** Event floors are 4, 5 and 6; 7 and 8 are co-working. */
export type FloorNumber = 4 | 5 | 6 | 7 | 8;

/** An opening for deliveries. Metres. */
export interface Opening {
  widthM: number;
  heightM: number;
}

export interface TechnicalFacts {
  /** Clear height below the lowest installation; null outdoors. */
  clearHeightM: Fact<number | null>;
  /** Load capacity of the ceiling; null if nothing can be rigged. */
  rigging: Fact<{ points: number; kgEach: number } | null>;
  /** Three-phase supply for hired equipment and the number of connection points. */
  power: Fact<{ amps: number; points: number }>;
  /** Wired network for the event, Mbit/s. */
  network: Fact<{ downMbit: number; upMbit: number }>;
  /** Permanently installed cameras. */
  fixedCameras: Fact<number>;
  /** Whether a live stream works without an additional line. */
  stream: Fact<boolean>;
  /** Largest door between the goods lift and the room. */
  goodsDoor: Fact<Opening>;
  daylight: Fact<'none' | 'with blackout' | 'always'>;
  /** From the street to every seat without a step. */
  stepFree: Fact<boolean>;
  /** Fresh air per guest and hour in cubic metres; null outdoors. */
  freshAirM3: Fact<number | null>;
}

/** A room as built, or a setting of one that is hired on its own. */
export interface RoomFacts extends TechnicalFacts {
  areaSqm: Fact<number>;
  guests: Fact<number>;
  /** LED wall, or LED volume of a studio; null without one. */
  ledWallSqm: Fact<number | null>;
}

/** An office on the co-working floors. */
export interface OfficeFacts extends TechnicalFacts {
  areaSqm: Fact<{ min: number; max?: number }>;
  people: Fact<number>;
  /** Whether more people than stated can be seated. */
  open?: boolean;
}

/** Facts of a whole floor. */
export interface FloorFacts {
  toilets: Fact<{ cabins: number; accessible: number }>;
  cloakroom: Fact<boolean>;
}

/** Starting price of a venue. */
export type PriceFact<Id = string> = Fact<Price<Id>>;
