import { overtime } from '@mainstage/content/constants/booking-terms';
import type { DayPart } from '@mainstage/contracts/day-parts';

/** Times of the day in Frankfurt, HH:MM. An end before its beginning lies on the next day. */
export const partHours = {
  morning: { from: '08:00', to: '13:00' },
  afternoon: { from: '13:00', to: '18:00' },
  evening: { from: '18:00', to: overtime.latestEnd },
} as const satisfies Record<DayPart, { from: string; to: string }>;

/** A day of the house begins when the latest evening of the day before must have ended. */
export const dayBegins = overtime.latestEnd;

/** How much a venue needs around its hours. */
export type SetUpKind = 'hall' | 'floor' | 'studio' | 'terrace' | 'lounge' | 'room' | 'office';

/**
 * Minutes for set-up before and dismantling after the booked hours, where a booking says nothing else. Chosen so that a
 * hall taken for a morning is ready again for the same day's evening.
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

/** How options are kept. */
export const optionTerms = {
  /** Calendar days until an option ends, at the end of the working day that follows. */
  lastsDays: 14,
  /** Whoever moves up has at least so many working days to decide. */
  afterMovingUpWorkingDays: 5,
  /** The hour of the working day, in Frankfurt, at which options and challenges end. */
  endsAt: { option: '17:00', challenge: '12:00' },
} as const;

/** For how long ahead visitors see the calendar. */
export const shownMonths = 18;
