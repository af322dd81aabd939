import type { PlaceholderId } from './placeholders';

/** A piece of a sentence: words, a link to a page of this site, or something that the provider fills in. */
export type Piece = string | { label: string; to: string } | { open: PlaceholderId };

/** A paragraph: plain, or of pieces in their order. */
export type Paragraph = string | readonly Piece[];

/** A section of a page that is read: its title on the left, everything else on the right. */
export interface TextSection {
  title: string;
  text: readonly Paragraph[];
  lines?: readonly string[];
  /** Terms and what belongs to them, such as things and how long they are kept. */
  rows?: readonly { term: string; detail: Paragraph }[];
}

/** What the provider fills in, as a piece of a sentence. */
export const open = <Id extends PlaceholderId>(id: Id) => ({ open: id }) as const;
