import type { Fact } from './fact';
import type { Price } from './prices';

/** Event floors are 4, 5 and 6; 7 and 8 are co-working. */
export type FloorNumber = 4 | 5 | 6 | 7 | 8;

/** An opening that things are carried through. Metres. */
export interface Opening {
  widthM: number;
  heightM: number;
}

/** What a planner decides by, of every room alike. Units are in the names. */
export interface TechnicalFacts {
  /** From the floor to the lowest thing overhead; nothing under the sky. */
  clearHeightM: Fact<number | null>;
  /** What can hang from the ceiling; nothing where nothing can. */
  rigging: Fact<{ points: number; kgEach: number } | null>;
  /** Three-phase supply for what is brought along, and at how many points. */
  power: Fact<{ amps: number; points: number }>;
  /** Wired line for the show. Mbit/s. */
  network: Fact<{ downMbit: number; upMbit: number }>;
  /** Cameras that hang there for good. */
  fixedCameras: Fact<number>;
  /** Can be broadcast from without bringing a line. */
  stream: Fact<boolean>;
  /** The largest door on the way from the goods lift. */
  goodsDoor: Fact<Opening>;
  daylight: Fact<'none' | 'with blackout' | 'always'>;
  /** From the street to every seat without a step. */
  stepFree: Fact<boolean>;
  /** Fresh air for each guest and hour; nothing outdoors. Cubic metres. */
  freshAirM3: Fact<number | null>;
}

/** A room as built, or a setting of one that is hired by itself. */
export interface RoomFacts extends TechnicalFacts {
  areaSqm: Fact<number>;
  /** Most guests in this room. */
  guests: Fact<number>;
  /** LED wall, or LED volume of a studio; nothing where there is none. */
  ledWallSqm: Fact<number | null>;
}

/** An office on the co-working floors. */
export interface OfficeFacts extends TechnicalFacts {
  /** Without a largest area the range is open. */
  areaSqm: Fact<{ min: number; max?: number }>;
  people: Fact<number>;
  /** More people than named can be seated. */
  open?: boolean;
}

/** What belongs to a floor and not to one of its rooms. */
export interface FloorFacts {
  toilets: Fact<{ cabins: number; accessible: number }>;
  cloakroom: Fact<boolean>;
}

/** What a venue costs at least. */
export type PriceFact<Id = string> = Fact<Price<Id>>;
