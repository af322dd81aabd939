import type { FormName } from '@mainstage/leads/forms';
import { drafts } from './draft-store';
import { makeIdempotencyKey } from '@mainstage/contracts/idempotency-key';

/**
 * The key under which this content goes out. A second try with the same content has the key of the first, after a
 * reload too, so that an answer lost on the way cannot double a lead; other content is another submission to the
 * server (`idempotency_key_reused`) and gets its own.
 */
export function keyFor(form: FormName, content: object): string {
  const body = JSON.stringify(content);
  const draft = drafts.read(form);
  if (draft?.attempt?.body === body) return draft.attempt.key;
  const key = makeIdempotencyKey();
  drafts.write(form, { values: draft?.values ?? {}, attempt: { key, body } });
  return key;
}

/** The server knows this key for something else: the next try starts afresh. */
export function forgetKey(form: FormName): void {
  const draft = drafts.read(form);
  if (draft) drafts.write(form, { values: draft.values });
}
