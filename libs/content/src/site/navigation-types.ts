import type { PictureRef } from './page-content';

export interface SiteLink {
  label: string;
  /** A path of this site, with the anchor where it leads into a section. */
  to: string;
}

/** A card of a dropdown. */
export interface MenuCard {
  name: string;
  description?: string;
  /** Features or figures. */
  points: readonly string[];
  image: PictureRef;
  to: string;
}

/** An entry of the bar that opens a dropdown; on a phone, a group that unfolds. */
export interface MenuGroup {
  /** Names its elements. */
  name: string;
  label: string;
  all: SiteLink;
  /** A second way in, under the first. */
  also?: SiteLink;
  lead: string;
  cards: readonly MenuCard[];
  more?: { title: string; links: readonly (SiteLink & { note: string })[] };
}
