import { houseFilm, roomFilms } from '@mainstage/house/films';

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

/** A film of ours by the address of its MP4: the smaller file first, its still, and what is heard and seen in words. */
function filmAt(address: string) {
  const name = address.replace(/\.mp4$/, '');
  return {
    files: [
      { src: `${name}.webm`, type: 'video/webm' },
      { src: address, type: 'video/mp4' },
    ],
    poster: `${name}-poster.webp`,
    captions: { src: `${name}.vtt`, srcLang: 'en', label: 'English' },
  } as const;
}

/** The house's film, with sound: what "Watch the Film" opens. Cut in tools/imagery/film, like those of single rooms. */
export const { files: houseFilmFiles, poster: houseFilmPoster, captions: houseFilmCaptions } = filmAt(houseFilm);

/** Length as ISO 8601 writes it, and the day it came out. */
export const houseFilmFacts = { duration: 'PT38S', published: '2026-11-21' } as const;

const ours: readonly string[] = [houseFilm, ...Object.values(roomFilms)];

/** All that is kept of a film that was cut in this house; nothing of one that was put in its place. */
export const ownFilm = (address: string) => (ours.includes(address) ? filmAt(address) : undefined);
