/** Longest values, in characters (rule form.limits). */
export const limits = { name: 200, email: 254, phone: 40, message: 5000 } as const;

/** Smallest and largest party on a tour (rule form.tour). */
export const tourGuests = { min: 1, max: 20 } as const;

/** A tour can be asked for this many months ahead (rule form.tour). */
export const tourMonthsAhead = 18;
