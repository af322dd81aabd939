import type { PictureId } from '../pictures/pictures';
import { brand } from '../site/brand';

/** What a page says about itself to browsers, search engines and social networks. */
export interface PageHead {
  /** What the page is called, without the provider. */
  title: string;
  /** Stands after the title in a browser and in search results; the provider's name where nothing is said. */
  signature?: string;
  description: string;
  keywords: readonly string[];
  robots: 'index, follow' | 'noindex, follow';
  /** Shown where the page is shared. */
  picture: PictureId;
}

/** One page: its place, the language of its words, its head and its words. */
export interface PageContent {
  path: string;
  lang: 'en' | 'de';
  head: PageHead;
  copy: object;
}

/** A picture by name; `alt` where the manifest's English words do not fit. */
export interface PictureRef {
  id: PictureId;
  alt?: string;
}

/** A page's title as browsers, search engines and social networks show it. */
export function fullTitle({ title, signature = brand.name }: Pick<PageHead, 'title' | 'signature'>): string {
  return signature === '' ? title : `${title} | ${signature}`;
}
