/** The house's own film: plays from this site, so that nothing is asked of anyone else. */
export const houseFilm = '/film/house-film.mp4';

/** Films of single rooms, from this site too. */
export const roomFilms = {
  skylineStage: '/film/skyline-stage.mp4',
  libertyStage: '/film/liberty-stage.mp4',
  horizonStage: '/film/horizon-stage.mp4',
  skylineStudio: '/film/skyline-studio.mp4',
} as const;

/** Horizon Stage always has a film (rule venues.film); this is the one it falls back to. */
export const defaultVenueFilm = roomFilms.horizonStage;
