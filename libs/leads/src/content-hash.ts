import { hash } from 'node:crypto';
import { declaredFields, type FormClass } from '@mainstage/contracts/field';
import type { Language } from '@mainstage/contracts/language';
import { forms, type FormName } from './forms';

/**
 * Hashes a sanitised form independently of the order of its fields. The language is left out: the same words in another language
 * are the same lead (rule form.idempotency).
 */
export function contentHash(form: FormName, { language: _, ...body }: object & { language?: Language }): Buffer {
  return hash('sha256', JSON.stringify([form, ordered(forms[form].body, body)]), 'buffer');
}

/** Hash of what an Idempotency-Key stands for: the content, and the language where one was asked for. */
export const keyHash = (contentHash: Buffer, language?: Language): Buffer =>
  language ? hash('sha256', Buffer.concat([contentHash, Buffer.from(language)]), 'buffer') : contentHash;

/** The fields in the order of their declaration, recursively; absent objects are omitted. */
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
