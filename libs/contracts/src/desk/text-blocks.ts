import type { Language } from '../language';

/** What a text block may leave open: `{day}` becomes the day that the lead asks for. */
export const placeholders = {
  name: 'the name',
  venue: 'the venue',
  day: 'the day',
  guests: 'the number of guests',
  layout: 'the layout',
  reference: 'our reference',
  link: 'the address of the venue’s page',
} as const;
export type Placeholder = keyof typeof placeholders;

/** Longest values, in characters. */
export const textBlockLimits = { title: 80, text: 5000 } as const;

/** A text of the team for answers. */
export interface TextBlock {
  id: string;
  title: string;
  language: Language;
  text: string;
  /** Higher with every change; a change names the version that it was made from. */
  version: number;
  /** Address of the team member who wrote this version; null for a text that came with the desk. */
  changedBy: string | null;
  changedAt: string;
}

/** A version of a text block, `GET /api/desk/text-blocks/:id/history`, the newest first. */
export type TextBlockVersion = Pick<TextBlock, 'title' | 'language' | 'text' | 'version' | 'changedBy' | 'changedAt'>;

/** `POST /api/desk/text-blocks` */
export type NewTextBlock = Pick<TextBlock, 'title' | 'language' | 'text'>;

/** `PUT /api/desk/text-blocks/:id`; `version` is the one that was shown. */
export type TextBlockChange = NewTextBlock & Pick<TextBlock, 'version'>;

/** `POST /api/desk/text-blocks/:id/restore`: an old version becomes the newest. */
export interface TextBlockRestore {
  /** The version that was shown. */
  version: number;
  /** The version to be restored. */
  from: number;
}

/** A text block with the facts of a lead, `GET /api/desk/leads/:id/text-blocks`. */
export interface FilledTextBlock {
  id: string;
  title: string;
  language: Language;
  text: string;
  /** What the lead does not say: `___` stands for each. */
  missing: Placeholder[];
}
