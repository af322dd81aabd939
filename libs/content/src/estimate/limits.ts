/** Limits of the online estimate in days, hours and years; larger requests go to sales. */
export const estimateLimits = {
  days: { min: 1, max: 14 },
  overtimeHours: { min: 0, max: 6 },
  guests: { min: 1 },
  yearsAhead: 3,
} as const;
