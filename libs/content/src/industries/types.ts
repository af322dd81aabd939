import type { PictureRef } from '../site/page-content';

/** Logo shape before a company's name; the paths are in `marks`. */
export type LogoMark = 'ring' | 'bars' | 'wave' | 'corner' | 'petals' | 'peak';

/**
 * Wordmark of an invented sample company, drawn from its mark and name instead of a picture file: it takes the page's
 * type and colour, and nothing is loaded.
 */
export interface IndustryLogo {
  company: string;
  alt: string;
  mark: LogoMark;
  /** Relative size: long names small, short names large. */
  size: 'small' | 'medium' | 'large';
}

export interface Industry {
  id: string;
  name: string;
  /** An event of that industry. */
  image: PictureRef;
  logos: readonly IndustryLogo[];
}
