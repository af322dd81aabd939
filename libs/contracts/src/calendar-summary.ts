export interface CountedDays {
  from: string;
  to: string;
}

/** The response to `GET /api/calendar/summary`: counts only, no client, event or room (rule calendar.summary). */
export interface CalendarSummary {
  /** Definite bookings of the current week; from Saturday on, of the next one. */
  week: CountedDays & {
    /** In halls and on whole floors. */
    events: number;
    /** In the studios. */
    productions: number;
    /** In meeting rooms, lounges and terraces. */
    meetings: number;
  };
  /** Evenings on which all three main stages are free. */
  free: CountedDays & { evenings: number };
}

export const calendarSummaryPath = '/api/calendar/summary';
