import { isRealDate, weekdayOf } from '@mainstage/contracts/calendar';
import { monthName } from '@mainstage/contracts/date-text';
import { addDays, dayText } from '../text/times';

export const calendarViews = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The calendar's state in the address. */
export interface CalendarPlace {
  view: CalendarView;
  /** YYYY-MM-DD; of a week its Monday, of a month its first day. */
  from: string;
  to: string;
  /** The lead for which an option is made, if the member came from one. */
  leadId?: string;
}

const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The first day of the next month. */
const monthAfter = (day: string): string => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/** A day of the previous and of the next period. */
export function neighbours({ view, from, to }: Pick<CalendarPlace, 'view' | 'from' | 'to'>) {
  return { previous: addDays(from, view === 'week' ? -7 : -1), next: addDays(to, 1) };
}

export const daysOf = ({ from, to }: Pick<CalendarPlace, 'from' | 'to'>): string[] => {
  const days = [from];
  while (days.at(-1)! < to) days.push(addDays(days.at(-1)!, 1));
  return days;
};

/** The title of the calendar: a day, a week by its first and last day, a month by its name and year. */
export function spanText({ view, from, to }: Pick<CalendarPlace, 'view' | 'from' | 'to'>, now: number): string {
  if (view === 'month') return `${monthName(from)} ${from.slice(0, 4)}`;
  return view === 'day' ? dayText(from, now) : `${dayText(from, now)} to ${dayText(to, now)}`;
}

/** @param today YYYY-MM-DD, the default day */
export function placeIn(params: URLSearchParams, today: string): CalendarPlace {
  const view = calendarViews.find((name) => name === params.get('view')) ?? 'day';
  const named = params.get('day');
  const day = named !== null && isRealDate(named) ? named : today;
  const leadId = params.get('lead') ?? undefined;
  if (view === 'day') return { view, from: day, to: day, leadId };
  if (view === 'month') {
    const from = `${day.slice(0, 7)}-01`;
    return { view, from, to: addDays(monthAfter(from), -1), leadId };
  }
  const from = mondayOf(day);
  return { view, from, to: addDays(from, 6), leadId };
}
