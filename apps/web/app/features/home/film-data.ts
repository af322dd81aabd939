import type { VideoObject, WithContext } from 'schema-dts';
import { home } from '@mainstage/content/pages/home';
import { houseFilmFacts, houseFilmFiles, houseFilmPoster } from '@mainstage/content/site/film';
import { origin } from '../../structured-data';

const { hero } = home.copy;
const mp4 = houseFilmFiles.find(({ type }) => type === 'video/mp4')!;

/** The house's film, for search engines. */
export const filmData: WithContext<VideoObject> = {
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: hero.dialog.title,
  description: hero.lead,
  contentUrl: `${origin}${mp4.src}`,
  encodingFormat: mp4.type,
  thumbnailUrl: `${origin}${houseFilmPoster}`,
  duration: houseFilmFacts.duration,
  uploadDate: houseFilmFacts.published,
};
