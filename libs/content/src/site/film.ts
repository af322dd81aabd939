import { venueTourFilm, roomFilms } from '@mainstage/venues/facts/films';

/**
 * Hero video of the home page: eight silent seconds in two sizes, smaller file first. A browser plays the first
 * supported file with matching `media`. Hosted on this site.
 */
export const heroLoopFiles = [
  { src: '/film/hero-loop-1080.webm', type: 'video/webm', media: '(min-width: 1280px)' },
  { src: '/film/hero-loop-1080.mp4', type: 'video/mp4', media: '(min-width: 1280px)' },
  { src: '/film/hero-loop.webm', type: 'video/webm' },
  { src: '/film/hero-loop.mp4', type: 'video/mp4' },
] as const;

type Film = typeof venueTourFilm | (typeof roomFilms)[keyof typeof roomFilms];

/** Duration in seconds and publication day of each of our films. */
const facts: Readonly<Record<Film, { seconds: number; published: string }>> = {
  [venueTourFilm]: { seconds: 38, published: '2026-11-21' },
  [roomFilms.skylineStage]: { seconds: 18, published: '2026-11-25' },
  [roomFilms.libertyStage]: { seconds: 15, published: '2026-11-25' },
  [roomFilms.horizonStage]: { seconds: 17, published: '2026-11-21' },
  [roomFilms.skylineStudio]: { seconds: 13, published: '2026-11-25' },
};

/**
 * One of our films by the address of its MP4: its files, the smaller one first, its still, captions and description.
 */
function filmAt(address: Film) {
  const name = address.replace(/\.mp4$/, '');
  return {
    files: [
      { src: `${name}.webm`, type: 'video/webm' },
      { src: address, type: 'video/mp4' },
    ],
    poster: `${name}-poster.webp`,
    captions: { src: `${name}.vtt`, srcLang: 'en', label: 'English' },
    facts: facts[address],
  } as const;
}

/** The venue film, with sound, behind "Watch the Film". Cut in imagery/film, like those of single rooms. */
export const {
  files: buildingFilmFiles,
  poster: buildingFilmPoster,
  captions: buildingFilmCaptions,
} = filmAt(venueTourFilm);

const isOurs = (address: string): address is Film => address in facts;

/** Details of a film cut by imagery; undefined for a replacement. */
export const ownFilm = (address: string) => (isOurs(address) ? filmAt(address) : undefined);

/** Whether a film of a venue is this site's own file, for a native player. */
export function isLocalFilm(videoUrl: string): boolean {
  return videoUrl.startsWith('/') && !videoUrl.startsWith('//');
}
