/** What can be attached to an answer, made from the facts of a lead. */
export const documentKinds = ['data-sheet', 'brochure', 'plan', 'estimate'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** One of them for a lead: `filename` where it can be made, else `reason`. */
export type LeadDocument = { kind: DocumentKind } & (
  | {
      filename: string;
      reason: null;
      /** What it assumes because the lead does not say it, each a sentence. */
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
