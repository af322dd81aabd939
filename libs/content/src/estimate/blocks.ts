import { overtime } from '../constants/booking-terms';

export const blockNames = { 'half-day': 'half day', 'full-day': 'full day', evening: 'evening' } as const;
export type Block = keyof typeof blockNames;

/** Percent of the day’s invoice for an hour of overtime. */
export const overtimePercent: Record<Block, number> = {
  'half-day': overtime.perHour.halfDay,
  'full-day': overtime.perHour.fullDay,
  evening: overtime.perHour.evening,
};
