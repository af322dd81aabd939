/** A tour of the house and the answer to a request (rule visits.tour). */
export const visit = { minutes: { min: 60, max: 90 }, repliesWithinHours: 24 } as const;
