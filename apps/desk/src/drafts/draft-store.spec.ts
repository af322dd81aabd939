import { countDrafts, dropDrafts, keepDraft, readDraft } from './draft-store';

const lena = 'lena@venue.example';
const hourMs = 3_600_000;

beforeEach(() => sessionStorage.clear());

describe('the draft store', () => {
  it('a draft is found again by whoever typed it', () => {
    keepDraft(lena, 'note:1', 'Prefers the evening', 'key');
    keepDraft(lena, 'note:2', 'Calls back', 'key');
    expect(readDraft(lena, 'note:1')).toBe('Prefers the evening');
    keepDraft(lena, 'note:1', undefined, 'key');
    expect(readDraft(lena, 'note:1')).toBeUndefined();
    expect(countDrafts(lena)).toBe(1);
  });

  it('a draft is deleted when somebody else signs in at the same tab', () => {
    keepDraft(lena, 'note:1', 'Prefers the evening', 'key');
    expect(readDraft('tom@venue.example', 'note:1')).toBeUndefined();
    expect(readDraft(lena, 'note:1')).toBeUndefined();
  });

  it('a draft is kept for twelve hours', () => {
    keepDraft(lena, 'note:1', 'Prefers the evening', 'key', 0);
    expect(readDraft(lena, 'note:1', 12 * hourMs - 1)).toBe('Prefers the evening');
    expect(readDraft(lena, 'note:1', 12 * hourMs)).toBeUndefined();
  });

  it('all drafts are deleted at sign-out', () => {
    keepDraft(lena, 'note:1', 'Prefers the evening', 'key');
    dropDrafts();
    expect(sessionStorage.getItem('desk-drafts')).toBeNull();
  });

  it('a storage that holds something else has no draft', () => {
    sessionStorage.setItem('desk-drafts', '{');
    expect(readDraft(lena, 'note:1')).toBeUndefined();
  });
});
