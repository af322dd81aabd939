import type { Language } from '../language';

/** Facts of a draft; missing ones are reported to sales. */
export const draftFacts = ['name', 'venue', 'day', 'part', 'guests', 'layout', 'availability', 'price'] as const;
export type DraftFact = (typeof draftFacts)[number];

export interface MissingFact {
  fact: DraftFact;
  /** For sales: what the draft omits or assumes, and why. */
  sentence: string;
}

/** `GET /api/desk/leads/:id/draft?language=`: a draft of an answer, which a member reads, changes and sends. */
export interface FactsDraft {
  language: Language;
  text: string;
  missing: MissingFact[];
}
