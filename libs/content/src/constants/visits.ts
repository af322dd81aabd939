/** Length of a tour and promised reply time (rule visits.tour). */
export const visit = { minutes: { min: 60, max: 90 }, repliesWithinHours: 24 } as const;
