import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/command.mjs';
import { root, say, Trouble } from '../lib/workspace.mjs';
import { occurrencesIn, occurrencesInName, occurrencesInText } from './vocabulary/occurrences.mjs';

export const name = 'names, comments, test titles and documents use the terms of docs/glossary.md';

/** Recorded in databases or in history, the lists of terms themselves, and pictures. */
const exempt = /\/migrations\/|^tools\/checks\/vocabulary|^CHANGELOG\.md$|^imagery\//;

const readers = [
  [/\.(?:ts|tsx|mjs)$/, occurrencesIn],
  [/\.(?:md|yml)$|^\.env\.example$/, occurrencesInText],
];

/** @returns {Promise<string[]>} each occurrence of a replaced term, with the term to write */
async function occurrences() {
  const { output } = await run('git', ['ls-files'], { cwd: root });
  return output
    .trim()
    .split('\n')
    .filter((file) => !exempt.test(file) && existsSync(join(root, file)))
    .flatMap((file) => {
      const [, read] = readers.find(([files]) => files.test(file)) ?? [];
      const found = read ? read(file, readFileSync(join(root, file), 'utf8')) : [];
      return [...occurrencesInName(file), ...found].map(
        ({ write, found: text }) => `${file}: “${text.replace(/\s+/g, ' ').slice(0, 120)}”; write ${write}`,
      );
    });
}

export async function check() {
  const planted = [
    occurrencesIn(
      'a.ts',
      '// It wants a person.\nconst refusal = 1;\nit("works it out", () => log("mails that are owed"));',
    ),
    occurrencesInText('a.md', 'Every mail that is owed.'),
    occurrencesInName('apps/a/mail-brake.ts'),
  ].flat();
  if (planted.length !== 5) throw new Trouble('A planted term was not found.');
  const found = await occurrences();
  say(`Replaced terms: ${found.length}`);
  if (found.length > 0) throw new Trouble(found.join('\n'));
}
