/** Documents for an answer, made from the facts of a lead. */
export const documentKinds = ['data-sheet', 'brochure', 'plan', 'estimate'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document of a lead: `filename` if it can be made, otherwise `reason`. */
export type LeadDocument = { kind: DocumentKind } & (
  | {
      filename: string;
      reason: null;
      /** Assumptions about missing facts, each a sentence. */
      notes: string[];
    }
  | {
      filename: null;
      /** Why it cannot be made, a sentence. */
      reason: string;
      notes: [];
    }
);

/** `GET /api/desk/leads/:id/documents`, in the order of `documentKinds`; `…/documents/:kind` is the file. */
export interface LeadDocuments {
  documents: LeadDocument[];
}
