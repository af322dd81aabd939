/** Separate, because it includes every venue's facts, and most visitors have chosen no venue. */
export const loadChosenVenue = () => import('./chosen-venue');
