import { type DayPart, dayParts } from './day-parts';

/** What visitors may know of a part of a day; never who or what. */
export type DayState = 'free' | 'asked' | 'taken' | 'over';

/** How the answer writes them: one letter for each part of a day. */
export const stateLetters = { free: 'f', asked: 'a', taken: 't', over: '-' } as const satisfies Record<
  DayState,
  string
>;

const states: Readonly<Record<string, DayState>> = { f: 'free', a: 'asked', t: 'taken', '-': 'over' };

/** A time in which a venue is asked for or taken, set-up and dismantling included. ISO 8601, UTC. */
export interface BusySpan {
  from: string;
  to: string;
  state: 'asked' | 'taken';
}

export interface VenueAvailability {
  /** Three letters a day from `from` on: morning, afternoon, evening. */
  days: string;
  /** Where a month or less was asked for. */
  spans?: readonly BusySpan[];
}

/** The answer to `GET /api/availability`. */
export interface Availability {
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** By venue id. */
  venues: Readonly<Record<string, VenueAvailability>>;
}

export const availabilityPath = '/api/availability';

/** Days that one call may ask for: 18 months and the days around them. */
export const mostDays = 570;
/** Up to this many days, the answer also gives hours. */
export const mostDaysWithHours = 31;

/** The state of a part of a day; nothing where the answer does not reach that day. */
export function stateOf(answer: Availability, venue: string, day: string, part: DayPart): DayState | undefined {
  const letters = answer.venues[venue]?.days;
  const index = Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${answer.from}T00:00:00Z`)) / 86_400_000);
  return letters === undefined || index < 0 ? undefined : states[letters[index * 3 + dayParts.indexOf(part)] ?? ''];
}

/** The worst of several: what a hire of all those parts would meet. */
export function worstOf(found: readonly (DayState | undefined)[]): DayState | undefined {
  return (['over', 'taken', 'asked', 'free'] as const).find((state) => found.includes(state));
}

/** The page by which sales answers a booking; a token follows. */
export const salesBookingPath = '/api/calendar/bookings';
/** The page by which a client sees the option they hold; a token follows. */
export const optionPath = '/api/calendar/options';
/** Days in which the link in a mail opens its booking. */
export const salesBookingLinkDays = 365;
