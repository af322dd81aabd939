/** What plays behind the first page's title: eight silent seconds, the smaller file first. It plays from this site. */
export const heroLoopFiles = [
  { src: '/film/hero-loop.webm', type: 'video/webm' },
  { src: '/film/hero-loop.mp4', type: 'video/mp4' },
] as const;

/** The house's film, with sound: what "Watch the Film" opens. Cut in tools/imagery/film. */
export const houseFilmFiles = [
  { src: '/film/house-film.webm', type: 'video/webm' },
  { src: '/film/house-film.mp4', type: 'video/mp4' },
] as const;

export const houseFilmPoster = '/film/house-film-poster.webp';

/** The film's titles and what is heard, for those who do not hear it. */
export const houseFilmCaptions = { src: '/film/house-film.vtt', srcLang: 'en', label: 'English' } as const;
