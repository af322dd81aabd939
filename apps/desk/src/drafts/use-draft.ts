import { makeIdempotencyKey } from '@mainstage/contracts/idempotency-key';
import { useState } from 'react';
import { useSession } from '../session/session';
import { draftKey, keepDraft, readDraft } from './draft-store';

/**
 * State of a form that is kept in this tab with every change, until it is dropped.
 * @param name says which form, with the lead's id
 * @param initial what the form has before anybody typed
 */
export function useDraft<T>(name: string, initial: T) {
  const { email } = useSession().member;
  const [draft, setDraft] = useState(() => readDraft(email, name) as T | undefined);
  const [key, setKey] = useState(() => draftKey(email, name) ?? makeIdempotencyKey());
  // Other content is another press.
  const change = (value: T | undefined) => {
    const next = makeIdempotencyKey();
    keepDraft(email, name, value, next);
    setDraft(value);
    setKey(next);
  };
  return {
    value: draft ?? initial,
    /** Keeps what is typed; what equals the beginning is no draft. */
    set: (value: T) => change(JSON.stringify(value) === JSON.stringify(initial) ? undefined : value),
    drop: () => change(undefined),
    kept: draft !== undefined,
    /** Names the press that stores it: after an answer that was lost, the same content is stored once. */
    pressKey: key,
  };
}
