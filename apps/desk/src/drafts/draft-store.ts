import { forgetCounts, publishCount } from './draft-counts';

/** Drafts of this tab: they outlive a reload, a crash and the end of a session, and neither the tab nor a sign-out. */
const key = 'desk-drafts';
/** Milliseconds after which a draft is dropped: as long as a session lasts at most. */
const maxAgeMs = 12 * 3_600_000;

interface Draft {
  value: unknown;
  at: number;
  /** Names the press that stores it: sent again after an answer that was lost, it is stored once. */
  key: string;
}

interface StoredDrafts {
  /** Address of who typed them: whoever else signs in here finds nothing. */
  member: string;
  drafts: Record<string, Draft>;
}

function stored(member: string): StoredDrafts {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredDrafts | null;
    if (found?.member === member) return found;
    sessionStorage.removeItem(key);
  } catch {
    // Without storage, or with something else in it, there are none.
  }
  return { member, drafts: {} };
}

function store({ member, drafts }: StoredDrafts): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ member, drafts }));
  } catch {
    // What is typed stays in its field.
  }
  publishCount(member, Object.keys(drafts).length);
}

function find(member: string, name: string, now: number): Draft | undefined {
  const draft = stored(member).drafts[name];
  return draft && now - draft.at < maxAgeMs ? draft : undefined;
}

/** A draft of that member; nothing where there is none or it is too old. @param name says which, with the lead's id */
export const readDraft = (member: string, name: string, now = Date.now()): unknown => find(member, name, now)?.value;

/** The key of the press that stores a draft, the same as long as there is one. */
export const draftKey = (member: string, name: string, now = Date.now()): string | undefined =>
  find(member, name, now)?.key;

/** Keeps a draft; `undefined` drops it. @param key of the press that stores it */
export function keepDraft(member: string, name: string, value: unknown, key: string, now = Date.now()): void {
  const { drafts } = stored(member);
  const others = Object.entries(drafts).filter(([other, { at }]) => other !== name && now - at < maxAgeMs);
  const draft = { value, at: now, key };
  store({ member, drafts: Object.fromEntries(value === undefined ? others : [...others, [name, draft]]) });
}

/** How many drafts that member has in this tab. */
export function countDrafts(member: string, now = Date.now()): number {
  return Object.values(stored(member).drafts).filter(({ at }) => now - at < maxAgeMs).length;
}

export function dropDrafts(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There are none.
  }
  forgetCounts();
}
