import type { PictureRef } from './page-content';

export interface SiteLink {
  label: string;
  /** A path of this site, optionally with an anchor. */
  to: string;
}

/** A card of a dropdown. */
export interface MenuCard {
  name: string;
  description?: string;
  points: readonly string[];
  image: PictureRef;
  to: string;
}

/** An entry of the bar that opens a dropdown; on a phone, a group that unfolds. */
export interface MenuGroup {
  /** Prefix of its elements' ids. */
  name: string;
  label: string;
  all: SiteLink;
  /** A second link, below the first. */
  also?: SiteLink;
  lead: string;
  cards: readonly MenuCard[];
  more?: { title: string; links: readonly (SiteLink & { note: string })[] };
}
