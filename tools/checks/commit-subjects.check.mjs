import { run } from '../lib/command.mjs';
import { root, Trouble } from '../lib/workspace.mjs';

export const name = 'commit subjects are conventional and at most 72 characters long';

/** The rule holds from here on; what is older is history. */
const since = '2026-11-27T02:00:00Z';
const longest = 72;
const conventional = /^(?:feat|fix|perf|refactor|test|docs|build|chore|style|ci|revert)(?:\([a-z0-9-]+\))?!?: \S/;

/** What is wrong with a subject; undefined where nothing is. */
export function faultOf(subject) {
  if (subject.length > longest) return `${subject.length} characters, ${longest} at most: ${subject}`;
  return conventional.test(subject) ? undefined : `not conventional: ${subject}`;
}

export async function check() {
  for (const planted of ['wip', `fix: ${'x'.repeat(longest)}`])
    if (!faultOf(planted)) throw new Trouble(`A planted subject was not refused: ${planted}`);
  const { code, output } = await run('git', ['log', '--no-merges', `--since=${since}`, '--format=%s'], { cwd: root });
  if (code !== 0) throw new Trouble(output);
  const faults = output.split('\n').filter(Boolean).map(faultOf).filter(Boolean);
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
