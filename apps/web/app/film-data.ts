import type { VideoObject, WithContext } from 'schema-dts';
import { ownFilm } from '@mainstage/content/site/film';
import { siteSettings } from './site-settings';

const { origin } = siteSettings;

/** Structured data of one of our films by the address of its MP4; undefined for other films. */
export function videoData(address: string, name: string, description: string): WithContext<VideoObject>[] {
  const film = ownFilm(address);
  if (!film) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name,
      description,
      contentUrl: `${origin}${address}`,
      encodingFormat: 'video/mp4',
      thumbnailUrl: `${origin}${film.poster}`,
      duration: `PT${film.facts.seconds}S`,
      uploadDate: film.facts.published,
    },
  ];
}
