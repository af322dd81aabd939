import { hash } from 'node:crypto';
import { retention } from '@mainstage/content/constants/retention';
import { declaredFields, type FormClass } from '@mainstage/contracts/field';
import { forms, type FormName } from '@mainstage/leads/forms';

/** One submission of a form. */
export interface Submission {
  form: FormName;
  /** The visitor's Idempotency-Key; absent where a client sends none. */
  key?: string;
  /** SHA-256 of form and sanitised content; equal for equal content. */
  contentHash: Buffer;
  /** Why it is suspected spam, in plain words; empty for an ordinary one. */
  suspicions: string[];
}

/** How long the same content joins the first row, as a PostgreSQL interval (rule form.idempotency). */
export const joinWindow = retention.sameContent;

/** Hashes a sanitised form independently of the order of its fields. */
export function contentHash(form: FormName, body: object): Buffer {
  return hash('sha256', JSON.stringify([form, ordered(forms[form].body, body)]), 'buffer');
}

/** The fields in the order of their declaration, recursively; absent objects are omitted. */
function ordered(form: FormClass, body: object): unknown[] {
  const fields: unknown[] = [];
  for (const [name, { holds }] of declaredFields(form)) {
    const value = (body as Record<string, unknown>)[name] ?? null;
    if (typeof holds !== 'function') fields.push([name, value]);
    else if (typeof value === 'object' && value !== null) fields.push([name, ordered(holds, value)]);
  }
  return fields;
}
