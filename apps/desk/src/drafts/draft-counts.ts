import { makeIdempotencyKey } from '@mainstage/contracts/idempotency-key';

/** Number of drafts of each tab of the browser: numbers only, because the text stays in its tab. */
const key = 'desk-draft-counts';
/** The tab's id, which survives a reload. */
const ownKey = 'desk-tab';
/** Lifetime of a draft in milliseconds. */
const maxAgeMs = 12 * 3_600_000;

const tab = makeIdempotencyKey();

type Counts = Record<string, { member: string; drafts: number; at: number }>;

function read(): Counts {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Counts;
  } catch {
    // Without storage, or with invalid content, other tabs are unknown.
    return {};
  }
}

/** Publishes this tab's number of drafts for the other tabs; 0 when it is closed. */
export function publishCount(member: string, drafts: number, now = Date.now()): void {
  try {
    const before = sessionStorage.getItem(ownKey) ?? tab;
    sessionStorage.setItem(ownKey, tab);
    const others = Object.entries(read()).filter(
      ([name, { at }]) => name !== tab && name !== before && now - at < maxAgeMs,
    );
    const own = drafts > 0 ? [[tab, { member, drafts, at: now }] as const] : [];
    localStorage.setItem(key, JSON.stringify(Object.fromEntries([...others, ...own])));
  } catch {
    // Without storage the other tabs do not count this one.
  }
}

/** Number of a member's drafts in other tabs, including suspended ones. */
export const countInOtherTabs = (member: string, now = Date.now()): number =>
  Object.entries(read())
    .filter(([name, count]) => name !== tab && count.member === member && now - count.at < maxAgeMs)
    .reduce((sum, [, { drafts }]) => sum + drafts, 0);

export function forgetCounts(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
