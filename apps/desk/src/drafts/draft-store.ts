import { forgetCounts, publishCount } from './draft-counts';

/**
 * Drafts of this tab in session storage: they survive a reload, a crash and the end of a session, but not closing the
 * tab or signing out.
 */
const key = 'desk-drafts';
/** Lifetime of a draft in milliseconds: the maximum length of a session. */
const maxAgeMs = 12 * 3_600_000;

interface Draft {
  value: unknown;
  at: number;
  /** Idempotency key of the request that stores it. */
  key: string;
}

interface StoredDrafts {
  /** Address of the author: another member who signs in here does not see it. */
  member: string;
  drafts: Record<string, Draft>;
}

function stored(member: string): StoredDrafts {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredDrafts | null;
    if (found?.member === member) return found;
    sessionStorage.removeItem(key);
  } catch {
    // Without storage, or with invalid content, there are none.
  }
  return { member, drafts: {} };
}

function store({ member, drafts }: StoredDrafts): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ member, drafts }));
  } catch {
    // Without storage the text stays in its field only.
  }
  publishCount(member, Object.keys(drafts).length);
}

function find(member: string, name: string, now: number): Draft | undefined {
  const draft = stored(member).drafts[name];
  return draft && now - draft.at < maxAgeMs ? draft : undefined;
}

/**
 * A member's draft; undefined if there is none or it is too old.
 * @param name identifies the form, with the lead's id
 */
export const readDraft = (member: string, name: string, now = Date.now()): unknown => find(member, name, now)?.value;

/** The idempotency key of a draft. */
export const draftKey = (member: string, name: string, now = Date.now()): string | undefined =>
  find(member, name, now)?.key;

/** Stores a draft; `undefined` deletes it. @param key of the request that stores it */
export function keepDraft(member: string, name: string, value: unknown, key: string, now = Date.now()): void {
  const { drafts } = stored(member);
  const others = Object.entries(drafts).filter(([other, { at }]) => other !== name && now - at < maxAgeMs);
  const draft = { value, at: now, key };
  store({ member, drafts: Object.fromEntries(value === undefined ? others : [...others, [name, draft]]) });
}

export function countDrafts(member: string, now = Date.now()): number {
  return Object.values(stored(member).drafts).filter(({ at }) => now - at < maxAgeMs).length;
}

export function dropDrafts(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
  forgetCounts();
}
