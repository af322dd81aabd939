import type { PictureId } from '../pictures/pictures';
import { brand } from './brand';

/** Head of a page for browsers, search engines and social networks. */
export interface PageHead {
  /** Title without the provider. */
  title: string;
  /** Short name in breadcrumbs and links, if it differs from the title. */
  name?: string;
  /** Suffix of the title; default: the provider's name. */
  signature?: string;
  description: string;
  keywords: readonly string[];
  robots: 'index, follow' | 'noindex, follow';
  /** Picture for shared links. */
  picture: PictureId;
}

/** One page: path, language, head and texts. */
export interface PageContent {
  path: string;
  lang: 'en' | 'de';
  head: PageHead;
  copy: object;
}

/** A picture by id; `alt` if the manifest's English text does not fit. */
export interface PictureRef {
  id: PictureId;
  alt?: string;
}

/** Full title with the provider's name. */
export function fullTitle({ title, signature }: Pick<PageHead, 'title' | 'signature'>): string {
  if (signature === '') return title;
  const signed = [signature ?? brand.name, brand.shortName].map((name) => `${title} | ${name}`);
  return signed.find(({ length }) => length <= titleLetters) ?? title;
}

/** Maximum lengths that a search result shows. */
export const [titleLetters, descriptionLetters] = [60, 160];

/** A description of as many of these sentences, from the first on, as a search result shows. */
export function sentences(first: string, ...more: readonly string[]): string {
  return more.reduce(
    (text, next) => (text.length + 1 + next.length > descriptionLetters ? text : `${text} ${next}`),
    first,
  );
}
