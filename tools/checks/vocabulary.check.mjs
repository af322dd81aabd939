import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/command.mjs';
import { root, say, Trouble } from '../lib/workspace.mjs';
import { occurrencesIn } from './vocabulary/occurrences.mjs';
import { terms } from './vocabulary/terms.mjs';

export const name = 'names, comments and test titles use the terms of docs/glossary.md';

/** How many occurrences of each replaced term are left; no change may add one. `--write` lowers the numbers. */
const leftFile = join(root, 'tools/checks/vocabulary/left.json');

/** Recorded in databases, and the lists of terms themselves. */
const exempt = /\/migrations\/|^tools\/checks\/vocabulary\//;

/** @returns {Promise<Map<string, { file: string, found: string }[]>>} the occurrences of each term */
async function occurrences() {
  const { output } = await run('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root });
  const found = new Map(Object.keys(terms).map((term) => [term, []]));
  for (const file of output.trim().split('\n')) {
    if (exempt.test(file) || !existsSync(join(root, file))) continue;
    for (const { term, found: where } of occurrencesIn(file, readFileSync(join(root, file), 'utf8')))
      found.get(term).push({ file, found: where });
  }
  return found;
}

export async function check() {
  if (occurrencesIn('a.ts', '// It wants a person.\nconst refusal = 1;').length !== 2)
    throw new Trouble('A planted term was not found.');
  const left = JSON.parse(readFileSync(leftFile, 'utf8'));
  const found = await occurrences();
  const faults = [...found].flatMap(([term, all]) => {
    const allowed = left[term] ?? 0;
    if (all.length <= allowed) return [];
    const places = all.map(({ file, found: where }) => `  ${file}: ${where.slice(0, 100)}`);
    return [
      `“${term}” occurs ${all.length} times, ${allowed} before: write ${terms[term].write}`,
      ...places.slice(-20),
    ];
  });
  say(`Replaced terms left: ${[...found.values()].reduce((sum, all) => sum + all.length, 0)}`);
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}

if (process.argv.includes('--write')) {
  const found = await occurrences();
  const left = Object.fromEntries(
    [...found].filter(([, all]) => all.length > 0).map(([term, all]) => [term, all.length]),
  );
  writeFileSync(leftFile, `${JSON.stringify(left, null, 2)}\n`);
}
if (process.argv.includes('--list'))
  for (const [term, all] of await occurrences())
    for (const { file, found: where } of all) say(`${term}\t${file}\t${where.replace(/\s+/g, ' ').slice(0, 160)}`);
