import type { FormName } from '@mainstage/leads/forms';
import { drafts } from './draft-store';
import { makeIdempotencyKey } from '@mainstage/contracts/idempotency-key';

/**
 * The idempotency key of this content. A second attempt with the same content has the key of the first, also after a
 * reload, so that a lost answer cannot create a second lead; other content would be refused under that key
 * (`idempotency_key_reused`) and gets its own.
 */
export function keyFor(form: FormName, content: object): string {
  const body = JSON.stringify(content);
  const draft = drafts.read(form);
  if (draft?.attempt?.body === body) return draft.attempt.key;
  const key = makeIdempotencyKey();
  drafts.write(form, { values: draft?.values ?? {}, attempt: { key, body } });
  return key;
}

/** The server has used this key for other content: the next attempt gets a new one. */
export function forgetKey(form: FormName): void {
  const draft = drafts.read(form);
  if (draft) drafts.write(form, { values: draft.values });
}
