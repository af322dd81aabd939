import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, Trouble } from '../lib/workspace.mjs';

export const name =
  'decisions in docs/adr are numbered without gaps, have a status, are listed by subject, and each one that is cited is there';

/**
 * What is wrong with these decisions and with what cites them.
 * @param {[file: string, text: string][]} decisions files of docs/adr
 * @param {string} index the text that lists them by subject
 * @param {[file: string, text: string][]} citing what may cite them
 */
export function faultsIn(decisions, index, citing) {
  const files = decisions.map(([file]) => file).sort();
  const numbering = files
    .map((file, at) => [file, String(at + 1).padStart(4, '0')])
    .filter(([file, number]) => !file.startsWith(`${number}-`))
    .map(([file, number]) => `docs/adr/${file}: the next free number is ${number}`);
  const headings = decisions
    .filter(([file, text]) => !text.startsWith(`# ${Number(file.slice(0, 4))}. `))
    .map(([file]) => `docs/adr/${file}: its heading has another number`);
  const withoutStatus = decisions
    .filter(([, text]) => !/^\*\*Status\.\*\* (Accepted|Superseded by \[\d+\]\(\d{4}-[\w-]+\.md\))/m.test(text))
    .map(([file]) => `docs/adr/${file}: no status (Accepted, or Superseded by [n](file))`);
  const unlisted = files
    .filter((file) => !index.includes(`](${file})`))
    .map((file) => `docs/adr/README.md does not list ${file}`);
  const lost = citing.flatMap(([file, text]) =>
    [...text.matchAll(/docs\/adr\/(\d{4}[\w-]*\.md)/g)]
      .filter(([, cited]) => !files.includes(cited))
      .map(([, cited]) => `${file} cites docs/adr/${cited}, which is not there`),
  );
  return [...numbering.slice(0, 1), ...headings, ...withoutStatus, ...unlisted, ...lost];
}

function* sources() {
  for (const folder of ['apps', 'libs', 'e2e', 'tools', 'imagery', 'docs'])
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      if (!entry.isFile() || !/\.(tsx?|mjs|md)$/.test(entry.name) || /node_modules|\.react-router/.test(path)) continue;
      if (path !== import.meta.filename) yield [relative(root, path), readFileSync(path, 'utf8')];
    }
  for (const file of ['README.md', 'eslint.config.mjs']) yield [file, readFileSync(join(root, file), 'utf8')];
}

export function check() {
  const planted = [
    ['0001-one.md', '# 1. One\n\n**Status.** Accepted.'],
    ['0001-two.md', '# 2. Two'],
  ];
  if (faultsIn(planted, '[1. One](0001-one.md)', [['libs/planted.ts', 'docs/adr/0003-three.md']]).length !== 5)
    throw new Trouble('A planted fault of numbering, heading, status, index or citation was not found.');

  const folder = join(root, 'docs/adr');
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const decisions = readdirSync(folder)
    .filter((file) => /^\d/.test(file))
    .map((file) => [file, read(file)]);
  const faults = faultsIn(decisions, read('README.md'), [...sources()]);
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
