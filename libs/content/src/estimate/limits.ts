/** What the estimate reckons by itself; beyond it, somebody should talk to the visitor. Days, hours, years. */
export const estimateLimits = {
  days: { min: 1, max: 14 },
  overtimeHours: { min: 0, max: 6 },
  guests: { min: 1 },
  yearsAhead: 3,
} as const;
