import { makeIdempotencyKey } from '@mainstage/contracts/idempotency-key';
import { useState } from 'react';
import { useSession } from '../session/session';
import { draftKey, keepDraft, readDraft } from './draft-store';

/**
 * State of a form that is stored in this tab at every change, until it is discarded.
 * @param name identifies the form, with the lead's id
 * @param initial the form's initial value
 */
export function useDraft<T>(name: string, initial: T) {
  const { email } = useSession().member;
  const [draft, setDraft] = useState(() => readDraft(email, name) as T | undefined);
  const [key, setKey] = useState(() => draftKey(email, name) ?? makeIdempotencyKey());
  // Changed content gets a new idempotency key.
  const change = (value: T | undefined) => {
    const next = makeIdempotencyKey();
    keepDraft(email, name, value, next);
    setDraft(value);
    setKey(next);
  };
  return {
    value: draft ?? initial,
    /** Stores the value; the initial value is no draft. */
    set: (value: T) => change(JSON.stringify(value) === JSON.stringify(initial) ? undefined : value),
    drop: () => change(undefined),
    kept: draft !== undefined,
    /** Idempotency key: after a lost answer the same content is stored once. */
    pressKey: key,
  };
}
