export interface CountedDays {
  from: string;
  to: string;
}

/** Kinds of definite bookings: in halls and on floors; in studios; in meeting rooms, lounges and terraces. */
export const countedKinds = ['events', 'productions', 'meetings'] as const;
export type BookingCounts = Record<(typeof countedKinds)[number], number>;

/** An event that its client allows to be named (rule calendar.named). */
export interface NamedEvent {
  venue: string;
  title: string;
}

/** A day of the week: YYYY-MM-DD, what is booked on it, and the events that may be named. */
export interface DayInTheBuilding extends BookingCounts {
  day: string;
  named: NamedEvent[];
}

/** The response to `GET /api/calendar/summary`: no client, and no event or room beside the named ones. */
export interface CalendarSummary {
  /** Definite bookings of the current week; from Saturday on, of the next one. */
  week: CountedDays & BookingCounts;
  /** The seven days of that week. */
  days: DayInTheBuilding[];
  /** Evenings on which all three main stages are free. */
  free: CountedDays & { evenings: number };
}

export const calendarSummaryPath = '/api/calendar/summary';
/** Characters of a title that the site shows. */
export const longestTitle = 60;
