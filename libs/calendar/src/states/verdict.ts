import { calendarWords } from '@mainstage/content/calendar/words';
import { type Availability, type DayState, stateOf, worstOf } from '@mainstage/contracts/availability';
import { type Hire, partsOfHire } from '@mainstage/contracts/day-parts';
import { berlinTime } from '@mainstage/contracts/berlin-time';
import { addDays } from '@mainstage/contracts/calendar';
import { dateText } from '@mainstage/contracts/date-text';

export interface Verdict {
  state: DayState | undefined;
  /** `booked until 14:00; 12 February is free`; empty if nothing is known. */
  words: string;
}

/**
 * The worst state of one or several rooms on a day.
 * @param answer of days around that day; with hours if it is short enough
 */
export function verdictOf(answer: Availability, venues: readonly string[], day: string, hire: Hire): Verdict {
  const state = stateOn(answer, venues, day, hire);
  if (state === undefined) return { state, words: '' };
  if (state === 'free') return { state, words: `free on ${dateText(day)}` };
  if (state === 'asked') return { state, words: 'on option; you can be second in line' };
  const later = freeLater(answer, venues, day, hire);
  const hours = state === 'taken' ? hoursText(answer, venues, day, hire) : '';
  return { state, words: [hours || calendarWords.states[state], later].filter(Boolean).join('. ') };
}

/** The worst state of all parts of a hire, in all rooms. */
export function stateOn(
  answer: Availability,
  venues: readonly string[],
  day: string,
  hire: Hire,
): DayState | undefined {
  const found = venues.flatMap((venue) => partsOfHire[hire].map((part) => stateOf(answer, venue, day, part)));
  return found.includes(undefined) ? undefined : worstOf(found);
}

function freeLater(answer: Availability, venues: readonly string[], day: string, hire: Hire): string {
  for (let next = dayAfter(day); next <= answer.to; next = dayAfter(next))
    if (stateOn(answer, venues, next, hire) === 'free') return `${dateText(next)} is free`;
  return '';
}

/** If only the start or the end of the hire is taken: from or until which time. */
function hoursText(answer: Availability, venues: readonly string[], day: string, hire: Hire): string {
  const parts = [partsOfHire[hire][0], partsOfHire[hire].at(-1)!];
  const [begins, ends] = parts.map((part) => venues.some((venue) => stateOf(answer, venue, day, part) === 'taken'));
  // Checked first: time zone conversion is slow, and most days are taken as a whole.
  if (begins === ends) return '';
  const edge = begins ? 'to' : 'from';
  const spans = venues.flatMap((venue) => answer.venues[venue]?.spans ?? []).filter(({ state }) => state === 'taken');
  const at = latest(spans.map((span) => span[edge]).filter((instant) => berlinTime(Date.parse(instant)).day === day));
  return at ? `booked ${begins ? 'until' : 'from'} ${berlinTime(Date.parse(at)).time}` : '';
}

const latest = (instants: readonly string[]) => [...instants].sort().at(-1);

export const dayAfter = (day: string, days = 1) => addDays(day, days);
