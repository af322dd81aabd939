import { counted, nounFor } from '@mainstage/contracts/counted';
import {
  type BookingCounts,
  type CalendarSummary,
  countedKinds,
  type CountedDays,
} from '@mainstage/contracts/calendar-summary';
import { monthName } from '@mainstage/contracts/date-text';
import { smallNumber } from '../constants/small-number';

const kinds: Record<keyof BookingCounts, [one: string, many: string]> = {
  events: ['event', 'events'],
  productions: ['production', 'productions'],
  meetings: ['meeting', 'meetings'],
};

const list = (items: string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items);

export const numberOf = (counts: BookingCounts): number =>
  countedKinds.reduce((number, kind) => number + counts[kind], 0);

/** `2 events`, `1 meeting`: a text for each kind that is booked. */
export const kindTexts = (counts: BookingCounts): string[] =>
  countedKinds.filter((kind) => counts[kind] > 0).map((kind) => counted(counts[kind], ...kinds[kind]));

/** `two events and one meeting`; empty if nothing is booked (rule calendar.summary). */
export const bookedText = (counts: BookingCounts): string =>
  list(
    countedKinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => `${smallNumber(counts[kind])} ${nounFor(counts[kind], ...kinds[kind])}`),
  );

/** @param today YYYY-MM-DD */
export const weekTitle = (week: CountedDays, today: string): string =>
  `In the house ${week.from <= today && today <= week.to ? 'this week' : 'next week'}`;

/**
 * The free evenings in a sentence; empty if there are none (rule calendar.summary).
 * @param today YYYY-MM-DD; a month that does not contain it is named
 */
export function freeEveningsText(free: CalendarSummary['free'], today: string): string {
  if (free.evenings === 0) return '';
  const month = free.from.slice(0, 7) === today.slice(0, 7) ? 'this month' : `in ${monthName(free.from)}`;
  const evenings = nounFor(free.evenings, 'one evening', `${smallNumber(free.evenings)} evenings`);
  return `All three main stages are free on ${evenings} ${month}.`;
}
