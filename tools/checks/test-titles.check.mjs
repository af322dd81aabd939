import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { run } from '../lib/command.mjs';
import { root, say, Trouble } from '../lib/workspace.mjs';
import { faultOfTitle, testTitlesOf } from './vocabulary/test-titles.mjs';

export const name = 'each test title is a sentence with a subject of its own, at most 100 characters long';

const faultsIn = (file, text) =>
  testTitlesOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)).flatMap((title) => {
    const fault = faultOfTitle(title);
    return fault ? [`${file}: ${title}\n  ${fault}`] : [];
  });

export async function check() {
  const planted = `it('refuses a date', () => 1); test.each([1])('is %i', () => 1); it('the form refuses a date', () => 1);`;
  if (faultsIn('planted.spec.ts', planted).length !== 2) throw new Trouble('A planted title was not found.');
  const { output } = await run('git', ['ls-files', '*.spec.ts', '*.spec.tsx'], { cwd: root });
  const files = output.trim().split('\n');
  const faults = files.flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8')));
  say(`Test titles without a subject: ${faults.length}`);
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
