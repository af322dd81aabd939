import { hash } from 'node:crypto';
import { declaredFields, type FormClass } from '@mainstage/contracts/field';
import type { Language } from '@mainstage/contracts/language';
import { forms, type FormName } from './forms';

/**
 * Hashes a sanitised form independently of the order of its fields. The language is left out: the same text in another
 * language is the same lead (rule form.idempotency).
 */
export function contentHash(form: FormName, { language: _, ...body }: object & { language?: Language }): Buffer {
  return hash('sha256', JSON.stringify([form, ordered(forms[form].body, body)]), 'buffer');
}

/** Hash that an Idempotency-Key stands for: the content, and the language if one was chosen. */
export const keyHash = (contentHash: Buffer, language?: Language): Buffer =>
  language ? hash('sha256', Buffer.concat([contentHash, Buffer.from(language)]), 'buffer') : contentHash;

/** The fields in declaration order, recursively; absent objects are omitted. */
function ordered(form: FormClass, body: object): unknown[] {
  const fields: unknown[] = [];
  for (const [name, { holds }] of declaredFields(form)) {
    if (name === 'language') continue;
    const value = (body as Record<string, unknown>)[name] ?? null;
    if (typeof holds !== 'function') fields.push([name, value]);
    else if (typeof value === 'object' && value !== null) fields.push([name, ordered(holds, value)]);
  }
  return fields;
}
