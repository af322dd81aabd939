import { type DayPart, dayParts } from './day-parts';

/** Availability of a part of a day for visitors; never the client or event. */
export type DayState = 'free' | 'asked' | 'taken' | 'over';

/** Encoding in the response: one letter for each part of a day. */
export const stateLetters = { free: 'f', asked: 'a', taken: 't', over: '-' } as const satisfies Record<
  DayState,
  string
>;

const states: Readonly<Record<string, DayState>> = { f: 'free', a: 'asked', t: 'taken', '-': 'over' };

/** A time when a venue is requested or taken, set-up and dismantling included. ISO 8601, UTC. */
export interface BusySpan {
  from: string;
  to: string;
  state: 'asked' | 'taken';
}

export interface VenueAvailability {
  /** Three letters a day from `from` on: morning, afternoon, evening. */
  days: string;
  /** Present for a month or less. */
  spans?: readonly BusySpan[];
}

export interface Availability {
  from: string;
  to: string;
  /** By venue id. */
  venues: Readonly<Record<string, VenueAvailability>>;
}

export const availabilityPath = '/api/availability';

/** Maximum days of one call: 18 months and the days around them. */
export const mostDays = 570;
/** Maximum days with hours. */
export const mostDaysWithHours = 31;

/** The state of a part of a day; undefined if the response does not include that day. */
export function stateOf(answer: Availability, venue: string, day: string, part: DayPart): DayState | undefined {
  const letters = answer.venues[venue]?.days;
  const index = Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${answer.from}T00:00:00Z`)) / 86_400_000);
  return letters === undefined || index < 0 ? undefined : states[letters[index * 3 + dayParts.indexOf(part)] ?? ''];
}

/** The worst of several states: availability of a hire of all those parts. */
export function worstOf(found: readonly (DayState | undefined)[]): DayState | undefined {
  return (['over', 'taken', 'asked', 'free'] as const).find((state) => found.includes(state));
}

/** Page for sales to answer a booking request; a token follows. */
export const salesBookingPath = '/api/calendar/bookings';
/** Page of an option for its holder; a token follows. */
export const optionPath = '/api/calendar/options';
/** Days for which the link in a mail opens its booking. */
export const salesBookingLinkDays = 365;
