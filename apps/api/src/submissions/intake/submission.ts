import { retention } from '@mainstage/content/constants/retention';
import type { Language } from '@mainstage/contracts/language';
import type { FormName } from '@mainstage/leads/forms';

/** One submission of a form. */
export interface Submission {
  form: FormName;
  /** The visitor's Idempotency-Key; absent where a client sends none. */
  key?: string;
  /** SHA-256 of form and sanitised content; equal for equal content. */
  contentHash: Buffer;
  /** The language that was asked for; absent where none was. */
  language?: Language;
  /** Why it is suspected spam, in plain words; empty for an ordinary one. */
  suspicions: string[];
}

/** How long the same content joins the first row, as a PostgreSQL interval (rule form.idempotency). */
export const joinWindow = retention.sameContent;
