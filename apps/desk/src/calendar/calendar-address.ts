import { isRealDate, weekdayOf } from '@mainstage/contracts/calendar';
import { addDays } from '../text/times';

export type CalendarView = 'day' | 'week';

/** What the calendar shows, as its address says it. */
export interface CalendarPlace {
  view: CalendarView;
  /** YYYY-MM-DD; of a week its Monday. */
  from: string;
  to: string;
  /** For whom an option is made, where the person came from a lead. */
  leadId?: string;
}

const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** @param today YYYY-MM-DD, where the address names no day */
export function placeIn(params: URLSearchParams, today: string): CalendarPlace {
  const view = params.get('view') === 'week' ? 'week' : 'day';
  const named = params.get('day');
  const day = named !== null && isRealDate(named) ? named : today;
  const leadId = params.get('lead') ?? undefined;
  if (view === 'day') return { view, from: day, to: day, leadId };
  const from = mondayOf(day);
  return { view, from, to: addDays(from, 6), leadId };
}
