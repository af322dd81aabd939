import type { PictureRef } from '../site/page-content';

/** A card of the home page's Experience videos (rule video.cards). */
export interface VideoCard {
  id: string;
  title: string;
  description: string;
  thumbnail: PictureRef;
  /** The animated thumbnail, the smaller file first (imagery/film/card_loops.py). */
  loop: readonly { src: string; type: string }[];
  /** m:ss, as the card shows it. */
  duration: string;
  category: string;
  linkedinUrl: string;
  /** Empty for a video that is only a social post. */
  vimeoUrl: string;
}

/** Target of the card: the hosted video, or the social post if there is none (rule video.cards). */
export function videoTarget({ vimeoUrl, linkedinUrl }: Pick<VideoCard, 'vimeoUrl' | 'linkedinUrl'>): string {
  return vimeoUrl || linkedinUrl;
}
