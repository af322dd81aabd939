import type { Hire } from '@mainstage/contracts/day-parts';

export const hireLabels = {
  'full-day': 'Full day',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  'day-and-evening': 'Day and evening',
} as const satisfies Record<Hire, string>;
