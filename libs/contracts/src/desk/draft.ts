import type { DeskKind } from './leads';

/** Languages in which a client is answered. */
export const answerLanguages = ['en', 'de'] as const;
export type AnswerLanguage = (typeof answerLanguages)[number];

/** The language of each form's confirmation. */
const languageOfKind = { contact: 'en', tour: 'en', 'business-event': 'de' } as const satisfies Record<
  DeskKind,
  AnswerLanguage
>;

/** The language in which a lead is answered unless a member chooses another: the client's, else that of the form. */
export const answerLanguageOf = (lead: { kind: DeskKind; language?: AnswerLanguage | null }): AnswerLanguage =>
  lead.language ?? languageOfKind[lead.kind];

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
  language: AnswerLanguage;
  text: string;
  missing: MissingFact[];
}
