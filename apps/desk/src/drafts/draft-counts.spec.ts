import { jest } from '@jest/globals';
import { countInOtherTabs, publishCount } from './draft-counts';
import { dropDrafts, keepDraft } from './draft-store';

const lena = 'lena@venue.example';
const hourMs = 3_600_000;

/** Stores the count of another tab. */
async function otherTab(drafts: number, at = Date.now()): Promise<void> {
  jest.resetModules();
  const own = sessionStorage.getItem('desk-tab');
  sessionStorage.removeItem('desk-tab');
  const { publishCount: publish } = await import('./draft-counts');
  publish(lena, drafts, at);
  sessionStorage.setItem('desk-tab', own ?? '');
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the number of drafts in other tabs', () => {
  it('is theirs alone, of the same member', async () => {
    keepDraft(lena, 'note:1', 'Prefers the evening', 'key');
    await otherTab(2);
    expect([countInOtherTabs(lena), countInOtherTabs('tom@venue.example')]).toEqual([2, 0]);
    expect(localStorage.getItem('desk-draft-counts')).not.toContain('evening');
  });

  it('is over when the tab is closed, after twelve hours and at sign-out', async () => {
    const now = Date.now();
    await otherTab(1, now);
    expect(countInOtherTabs(lena, now + 12 * hourMs)).toBe(0);
    publishCount(lena, 0);
    expect(countInOtherTabs(lena)).toBe(1);
    dropDrafts();
    expect(countInOtherTabs(lena)).toBe(0);
  });
});
