// Rules: video.cards, venues.film
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { heroLoopFiles, ownFilm } from '@mainstage/content/site/film';
import { videoCards } from '@mainstage/content/videos/video-cards';
import { venueTourFilm, roomFilms } from '@mainstage/venues/facts/films';

const published = join(import.meta.dirname, '../public');

/** The files of our films, including loops, as addresses. */
const named = [
  ...heroLoopFiles.map(({ src }) => src),
  ...videoCards.flatMap(({ loop }) => loop.map(({ src }) => src)),
  ...[venueTourFilm, ...Object.values(roomFilms)].flatMap((address) => {
    const film = ownFilm(address);
    return film ? [...film.files.map(({ src }) => src), film.poster, film.captions.src] : [];
  }),
];

/** Only used by the style guide. */
const alsoShown = ['/film/hero-loop-poster.webp'];

describe('the films of the site', () => {
  it('the films of the site exist at their addresses, and none exists that nothing shows', () => {
    const present = readdirSync(join(published, 'film'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(published.length));
    expect(present.toSorted()).toEqual([...named, ...alsoShown].toSorted());
  });
});
