import type { Language } from '../language';

/** What a draft may say about a lead; a fact that is missing is named to sales. */
export const draftFacts = ['name', 'venue', 'day', 'part', 'guests', 'layout', 'availability', 'price'] as const;
export type DraftFact = (typeof draftFacts)[number];

export interface MissingFact {
  fact: DraftFact;
  /** For sales: what the draft does not say, or assumes, and why. */
  sentence: string;
}

/** `GET /api/desk/leads/:id/draft?language=`: the beginning of an answer, which a member reads, changes and sends. */
export interface FactsDraft {
  language: Language;
  text: string;
  missing: MissingFact[];
}
