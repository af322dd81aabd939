/** The picture of a chosen venue: it knows every venue's facts, and most who come have chosen none. */
export const loadChosenVenue = () => import('./chosen-venue');
