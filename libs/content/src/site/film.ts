/** The house's own film in the formats that browsers know, the smaller first. It plays from this site. */
export const houseFilmFiles = [
  { src: '/film/hero-loop.webm', type: 'video/webm' },
  { src: '/film/hero-loop.mp4', type: 'video/mp4' },
] as const;

export const houseFilmPoster = '/film/hero-loop-poster.webp';
