/** A tour of the house and the answer to a request (spec 9). */
export const visit = { minutes: { min: 60, max: 90 }, repliesWithinHours: 24 } as const;

/** Monday to Friday, Frankfurt time (spec 9). Weekends: business by appointment, tours by special arrangement. */
export const opening = {
  business: { opens: '8:30', closes: '17:00', zone: 'CET' },
  tours: { opens: '9:00', closes: '18:00' },
} as const;
