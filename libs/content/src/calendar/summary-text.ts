import { nounFor } from '@mainstage/contracts/counted';
import type { CalendarSummary } from '@mainstage/contracts/calendar-summary';
import { monthName } from '@mainstage/contracts/date-text';
import { smallNumber } from '../constants/small-number';

const kinds = {
  events: ['one event', 'events'],
  productions: ['one studio production', 'studio productions'],
  meetings: ['one meeting', 'meetings'],
} as const satisfies Record<Exclude<keyof CalendarSummary['week'], 'from' | 'to'>, readonly [string, string]>;

const list = (items: string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items);

/**
 * The calendar summary in a line or two; empty parts are omitted (rule calendar.summary).
 * @param today YYYY-MM-DD; weeks and months that do not contain it are named
 */
export function calendarSummaryText({ week, free }: CalendarSummary, today: string): string {
  const booked = (Object.keys(kinds) as (keyof typeof kinds)[])
    .filter((kind) => week[kind] > 0)
    .map((kind) => nounFor(week[kind], kinds[kind][0], `${smallNumber(week[kind])} ${kinds[kind][1]}`));
  const when = week.from <= today && today <= week.to ? 'this week' : 'next week';
  const month = free.from.slice(0, 7) === today.slice(0, 7) ? 'this month' : `in ${monthName(free.from)}`;
  return [
    booked.length > 0 && `In the house ${when}: ${list(booked)}.`,
    free.evenings > 0 &&
      `All three main stages are free on ${nounFor(free.evenings, 'one evening', `${smallNumber(free.evenings)} evenings`)} ${month}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
