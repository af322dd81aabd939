import type { PictureRef } from '../site/page-content';

/** Logo shape before a company's name; the paths are in `marks`. */
export type LogoMark = 'ring' | 'bars' | 'wave' | 'corner' | 'petals' | 'peak';

/**
 * A wordmark of an invented sample company. It is drawn from its mark and name where others have the file of a picture: so it
 * takes the page's type and colour, and nothing is fetched.
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
  /** Six. */
  logos: readonly IndustryLogo[];
}
