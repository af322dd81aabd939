import type { FormName } from '@mainstage/leads/forms';
import { isRecord } from '../../api/is-record';
import { createStoredValue } from '../../storage/stored-value';

/** Input of a form that the server has not accepted yet. */
export interface Draft {
  /** When it was begun, in milliseconds since 1970: after a reload a slow visitor must not look like a program. */
  since: number;
  /** The typed texts, by field. */
  values: Record<string, string>;
  /** The last attempt to send: the same content is sent under the same key, also after a reload. */
  attempt?: { key: string; body: string };
}

const draftKey = (form: FormName): string => `mainstage.draft.${form}`;

// Session storage: input survives a reload, and is deleted when the visitor closes the tab.
const stored = (form: FormName) =>
  createStoredValue({
    area: 'session',
    key: draftKey(form),
    parse: (text) => draftOf(JSON.parse(text ?? 'null')),
  });

const store: Record<FormName, ReturnType<typeof stored>> = {
  newsletter: stored('newsletter'),
  contact: stored('contact'),
  tour: stored('tour'),
  webinar: stored('webinar'),
  'business-event': stored('business-event'),
};

export const drafts = {
  forms: Object.keys(store) as FormName[],

  read: (form: FormName): Draft | undefined => store[form].read(),

  write: (form: FormName, content: Omit<Draft, 'since'>): void =>
    void store[form].write({ since: drafts.read(form)?.since ?? Date.now(), ...content }),

  remove: (form: FormName): void => void store[form].write(undefined),
};

function draftOf(draft: unknown): Draft | undefined {
  if (!isRecord(draft) || !isRecord(draft.values)) return undefined;
  const values = Object.fromEntries(
    Object.entries(draft.values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const { attempt } = draft;
  const since = typeof draft.since === 'number' ? draft.since : Date.now();
  return isRecord(attempt) && typeof attempt.key === 'string' && typeof attempt.body === 'string'
    ? { since, values, attempt: { key: attempt.key, body: attempt.body } }
    : { since, values };
}
