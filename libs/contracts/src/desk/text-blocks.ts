import type { Language } from '../language';

/** Placeholders of a text block: `{day}` becomes the requested day. */
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

/** Where a text block is offered: in answers, or in the texts before and after the lines of an offer. */
export const textBlockPlaces = ['answer', 'offer'] as const;
export type TextBlockPlace = (typeof textBlockPlaces)[number];

export interface TextBlock {
  id: string;
  title: string;
  language: Language;
  /** Fixed when it is added. */
  place: TextBlockPlace;
  text: string;
  /** Offered only while the requested day can be held for the client. */
  onlyIfFree: boolean;
  /** Incremented by every change; a change contains the version that it is based on. */
  version: number;
  /** Address of the author of this version; null for an initial text. */
  changedBy: string | null;
  changedAt: string;
}

/** A version of a text block, `GET /api/desk/text-blocks/:id/history`, the newest first. */
export type TextBlockVersion = Pick<TextBlock, 'title' | 'language' | 'text' | 'version' | 'changedBy' | 'changedAt'>;

/** `POST /api/desk/text-blocks`; for answers where `place` is absent. */
export type NewTextBlock = Pick<TextBlock, 'title' | 'language' | 'text'> &
  Partial<Pick<TextBlock, 'place' | 'onlyIfFree'>>;

/** `PUT /api/desk/text-blocks/:id`; `version` is the displayed one. */
export type TextBlockChange = Pick<TextBlock, 'title' | 'language' | 'text' | 'version'> &
  Partial<Pick<TextBlock, 'onlyIfFree'>>;

/** `POST /api/desk/text-blocks/:id/restore`: an old version becomes the newest. */
export interface TextBlockRestore {
  /** The displayed version. */
  version: number;
  /** The version to restore. */
  from: number;
}

/** A text block filled from the facts of a lead, `GET /api/desk/leads/:id/text-blocks`. */
export interface FilledTextBlock {
  id: string;
  title: string;
  language: Language;
  place: TextBlockPlace;
  text: string;
  /** Whether it is not offered, because the requested day cannot be held for the client. */
  withheld: boolean;
  /** Missing facts, each replaced by `___`. */
  missing: Placeholder[];
}
