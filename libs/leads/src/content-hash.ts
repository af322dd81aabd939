import { hash } from 'node:crypto';
import { declaredFields, type FormClass } from '@mainstage/contracts/field';
import { forms, type FormName } from './forms';

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
