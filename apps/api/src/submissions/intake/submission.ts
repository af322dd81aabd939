import { retention } from '@mainstage/content/constants/retention';
import type { Language } from '@mainstage/contracts/language';
import type { FormName } from '@mainstage/leads/forms';

export interface Submission {
  form: FormName;
  /** The visitor's Idempotency-Key; absent if the client sends none. */
  key?: string;
  /** SHA-256 of form and sanitised content; equal for equal content. */
  contentHash: Buffer;
  /** The language that the visitor chose; absent if none. */
  language?: Language;
  /** Reasons for suspecting spam, as text; empty for an ordinary one. */
  suspicions: string[];
}

/** How long the same content joins the first row, as a PostgreSQL interval (rule form.idempotency). */
export const joinWindow = retention.sameContent;
