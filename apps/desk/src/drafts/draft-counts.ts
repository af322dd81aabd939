import { makeIdempotencyKey } from '@mainstage/contracts/idempotency-key';

/** How many drafts each tab of the browser has: numbers alone, for what is typed stays in its tab. */
const key = 'desk-draft-counts';
/** The name of this tab before it was loaded again. */
const ownKey = 'desk-tab';
/** Milliseconds: as long as a draft is kept. */
const maxAgeMs = 12 * 3_600_000;

const tab = makeIdempotencyKey();

type Counts = Record<string, { member: string; drafts: number; at: number }>;

function read(): Counts {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Counts;
  } catch {
    // Without storage, or with something else in it, nothing is known of other tabs.
    return {};
  }
}

/** Tells the other tabs how many drafts this one has; none where it is closed. */
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
    // The other tabs are not asked about this one.
  }
}

/** How many drafts that member has in other tabs, also in those that the browser has put to sleep. */
export const countInOtherTabs = (member: string, now = Date.now()): number =>
  Object.entries(read())
    .filter(([name, count]) => name !== tab && count.member === member && now - count.at < maxAgeMs)
    .reduce((sum, [, { drafts }]) => sum + drafts, 0);

export function forgetCounts(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There are none.
  }
}
