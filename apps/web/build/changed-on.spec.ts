import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedOn } from './changed-on';

const hasGit = spawnSync('git', ['--version']).status === 0;

describe('the day of the last change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-history-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is the given one', () => {
    expect(changedOn(folder, '1798675200')).toBe('2026-12-31');
  });

  it('is not made up where there is no history', () => {
    expect(changedOn(folder, '')).toBeUndefined();
  });

  // Skipped only if git is not installed.
  (hasGit ? it : it.skip)('is that of the last commit to what pages say', () => {
    const git = (date: string, ...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
        cwd: folder,
        env: { ...process.env, GIT_COMMITTER_DATE: `${date}T12:00:00Z` },
        stdio: 'ignore',
      });
    git('2026-01-01', 'init');
    for (const [part, date] of [
      ['libs/content', '2026-03-04'],
      ['docs', '2026-05-06'],
    ] as const) {
      mkdirSync(join(folder, part), { recursive: true });
      writeFileSync(join(folder, part, 'words.txt'), part);
      git(date, 'add', '.');
      git(date, 'commit', '-m', part);
    }
    expect(changedOn(folder, '')).toBe('2026-03-04');
  });
});
