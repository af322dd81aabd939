import type { PictureId } from '../pictures/pictures';

/** What a page says about itself to browsers, search engines and social networks. */
export interface PageHead {
  title: string;
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
