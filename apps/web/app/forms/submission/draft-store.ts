import type { FormName } from '@mainstage/leads/forms';
import { isRecord } from '../../api/is-record';

/** What is known of a form that was begun and not yet taken by the server. */
export interface Draft {
  /** When it was begun, in milliseconds since 1970: a reload must not make a slow visitor look like a program. */
  since: number;
  /** The typed texts, by field. */
  values: Record<string, string>;
  /** The last try to send: the same content goes out under the same key, even after a reload. */
  attempt?: { key: string; body: string };
}

// The tab's own storage: it outlives a reload, and what was typed is gone when the visitor closes the tab.
// Where storage is refused, memory keeps at least closed dialogs and page changes.
const memory = new Map<FormName, Draft>();
const storageKey = (form: FormName) => `mainstage.draft.${form}`;

export const drafts = {
  read(form: FormName): Draft | undefined {
    return memory.get(form) ?? fromStorage(form);
  },

  write(form: FormName, content: Omit<Draft, 'since'>): void {
    const draft: Draft = { since: drafts.read(form)?.since ?? Date.now(), ...content };
    try {
      sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
      memory.delete(form);
    } catch {
      memory.set(form, draft);
    }
  },

  remove(form: FormName): void {
    memory.delete(form);
    try {
      sessionStorage.removeItem(storageKey(form));
    } catch {
      // Forbidden: nothing was written either.
    }
  },
};

function fromStorage(form: FormName): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.values)) return undefined;
    const values = Object.fromEntries(
      Object.entries(kept.values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    const { attempt } = kept;
    const since = typeof kept.since === 'number' ? kept.since : Date.now();
    return isRecord(attempt) && typeof attempt.key === 'string' && typeof attempt.body === 'string'
      ? { since, values, attempt: { key: attempt.key, body: attempt.body } }
      : { since, values };
  } catch {
    return undefined;
  }
}
