import { overtime } from '@mainstage/content/constants/booking-terms';
import type { DayPart } from '@mainstage/contracts/day-parts';

/** Times of the day in Frankfurt, HH:MM. An end before its beginning is on the next day. */
export const partHours = {
  morning: { from: '08:00', to: '13:00' },
  afternoon: { from: '13:00', to: '18:00' },
  evening: { from: '18:00', to: overtime.latestEnd },
} as const satisfies Record<DayPart, { from: string; to: string }>;

/** A bookable day starts at the latest end of the previous evening. */
export const dayBegins = overtime.latestEnd;

export type SetUpKind = 'hall' | 'floor' | 'studio' | 'terrace' | 'lounge' | 'room' | 'office';

/**
 * Minutes for set-up before and dismantling after the booked hours, unless a booking sets its own. A hall booked
 * in the morning is ready for the evening of the same day.
 */
export const setUpMinutes = {
  hall: { before: 180, after: 120 },
  floor: { before: 180, after: 120 },
  studio: { before: 180, after: 60 },
  terrace: { before: 120, after: 60 },
  lounge: { before: 60, after: 60 },
  room: { before: 30, after: 30 },
  office: { before: 0, after: 0 },
} as const satisfies Record<SetUpKind, { before: number; after: number }>;

export const optionTerms = {
  /** Calendar days until an option ends, at the end of the working day that follows. */
  lastsDays: 14,
  /** Minimum working days to decide after moving up to rank 1. */
  afterMovingUpWorkingDays: 5,
  /** The hour of the working day, in Frankfurt, at which options and challenges end. */
  endsAt: { option: '17:00', challenge: '12:00' },
} as const;

/** Months ahead that visitors see in the calendar. */
export const shownMonths = 18;
