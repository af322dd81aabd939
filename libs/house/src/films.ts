/** The house's own film: plays from this site, so that nothing is asked of anyone else. */
export const houseFilm = '/film/house-film.mp4';

/** Horizon Stage always has a film (rule venues.film); this is the one it falls back to. */
export const defaultVenueFilm = houseFilm;
