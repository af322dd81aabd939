import type { Hire } from '@mainstage/contracts/day-parts';
import type { DeskKind } from '@mainstage/contracts/desk/leads';
import type { DrawnAs } from '@mainstage/venues/facts/place';

/** Hours of an event and of its set-up and dismantling, if the venue needs any; milliseconds since 1970. */
export interface DraftHours {
  from: number;
  to: number;
  takenFrom: number;
  takenTo: number;
}

export interface DraftPlace {
  venue: string;
  day: string;
}

/** Capacity of a venue in the requested layout; null without one. */
export interface DraftFit {
  venue: string;
  guests: number;
  most: number;
  layout: DrawnAs | null;
}

/** Whole amounts in cents; `to` is undefined if the price begins at `from`. */
export interface DraftPrice {
  from: number;
  to: number | undefined;
}

/** Facts that the client is asked for if the lead does not contain them. */
export type AskedFact = 'venue' | 'day' | 'guests';

export interface DraftTexts {
  salutation: (name: string) => string;
  thanks: Readonly<Record<DeskKind, string>>;
  /** @param day YYYY-MM-DD @param time HH:MM */
  tour: (day: string, time: string) => string;
  free: (place: DraftPlace & { hire: Hire; hours: DraftHours }) => string;
  underOption: (place: DraftPlace & { hours: DraftHours }) => string;
  taken: (place: DraftPlace & { hours: DraftHours }) => string;
  freeDays: (days: readonly string[], venue: string) => string;
  fits: (fit: DraftFit) => string;
  tooSmall: (fit: DraftFit) => string;
  estimate: (price: DraftPrice) => string;
  startingPrice: (price: { venue: string; cents: number; per: 'day' | 'event'; of: string | null }) => string;
  tax: string;
  option: (option: DraftPlace & { rank: number; expiresAt: Date }) => string;
  definite: (place: DraftPlace) => string;
  link: (address: string) => string;
  ask: (facts: readonly AskedFact[]) => string;
}
