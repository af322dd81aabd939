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

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** @param today YYYY-MM-DD, where the address names no day */
export function placeIn(params: URLSearchParams, today: string): CalendarPlace {
  const view = params.get('view') === 'week' ? 'week' : 'day';
  const named = params.get('day');
  const day = isDay(named) ? named : today;
  const leadId = params.get('lead') ?? undefined;
  if (view === 'day') return { view, from: day, to: day, leadId };
  const from = mondayOf(day);
  return { view, from, to: addDays(from, 6), leadId };
}
