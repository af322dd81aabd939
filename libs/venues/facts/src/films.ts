/** Film of the whole venue, hosted on this site so that playing it contacts no third party. */
export const venueTourFilm = '/film/house-film.mp4';

/** Films of single rooms, hosted on this site. */
export const roomFilms = {
  skylineStage: '/film/skyline-stage.mp4',
  libertyStage: '/film/liberty-stage.mp4',
  horizonStage: '/film/horizon-stage.mp4',
  skylineStudio: '/film/skyline-studio.mp4',
} as const;

/** Fallback film of Horizon Stage, which always has one (rule venues.film). */
export const defaultVenueFilm = roomFilms.horizonStage;
