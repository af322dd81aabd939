import type { PlaceholderId } from './placeholders';

/** A part of a sentence: text, a link to a page of this site, or a placeholder. */
export type Piece = string | { label: string; to: string } | { open: PlaceholderId };

/** A paragraph: plain text, or parts in order. */
export type Paragraph = string | readonly Piece[];

/** A section of a text page: its title on the left, everything else on the right. */
export interface TextSection {
  title: string;
  text: readonly Paragraph[];
  lines?: readonly string[];
  /** Terms with their definitions, such as data and retention periods. */
  rows?: readonly { term: string; detail: Paragraph }[];
}

/** A placeholder as a part of a sentence. */
export const open = <Id extends PlaceholderId>(id: Id) => ({ open: id }) as const;
