import type { Hire } from '@mainstage/contracts/day-parts';

/** What can be hired of a day, as people choose it. */
export const hireLabels = {
  'full-day': 'Full day',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  'day-and-evening': 'Day and evening',
} as const satisfies Record<Hire, string>;
