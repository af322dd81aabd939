/** A tour of the house and the answer to a request (spec 9). */
export const visit = { minutes: { min: 60, max: 90 }, repliesWithinHours: 24 } as const;
