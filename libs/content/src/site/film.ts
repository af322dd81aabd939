/**
 * What plays behind the first page's title: eight silent seconds in two sizes, the smaller file of each first. A browser
 * takes the first one that it can play and whose `media` fits. It plays from this site.
 */
export const heroLoopFiles = [
  { src: '/film/hero-loop-1080.webm', type: 'video/webm', media: '(min-width: 1280px)' },
  { src: '/film/hero-loop-1080.mp4', type: 'video/mp4', media: '(min-width: 1280px)' },
  { src: '/film/hero-loop.webm', type: 'video/webm' },
  { src: '/film/hero-loop.mp4', type: 'video/mp4' },
] as const;

/** The house's film, with sound: what "Watch the Film" opens. Cut in tools/imagery/film. */
export const houseFilmFiles = [
  { src: '/film/house-film.webm', type: 'video/webm' },
  { src: '/film/house-film.mp4', type: 'video/mp4' },
] as const;

export const houseFilmPoster = '/film/house-film-poster.webp';

/** Length as ISO 8601 writes it, and the day it came out. */
export const houseFilmFacts = { duration: 'PT38S', published: '2026-11-21' } as const;

/** The film's titles and what is heard, for those who do not hear it. */
export const houseFilmCaptions = { src: '/film/house-film.vtt', srcLang: 'en', label: 'English' } as const;
