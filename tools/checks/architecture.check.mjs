import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, Trouble } from '../lib/workspace.mjs';

export const name = 'docs/architecture.md has one line for each app and library';

const listed = /^\| `((?:apps|libs)\/[\w/-]+)` +\|/gm;

/** Folders without a line, and lines without a folder. */
export function differences(page, folders) {
  const lines = [...page.matchAll(listed)].map(([, folder]) => folder);
  return [
    ...folders.filter((folder) => !lines.includes(folder)).map((folder) => `${folder} has no line`),
    ...lines.filter((line) => !folders.includes(line)).map((line) => `${line} is no project`),
  ];
}

export function check() {
  if (differences('| `libs/old` | x |', ['libs/new']).length !== 2)
    throw new Trouble('A planted difference was not found.');
  const projects = execFileSync('git', ['ls-files', 'apps/**/project.json', 'libs/**/project.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const faults = differences(
    readFileSync(join(root, 'docs/architecture.md'), 'utf8'),
    projects.trim().split('\n').map(dirname),
  );
  if (faults.length > 0) throw new Trouble(`docs/architecture.md:\n${faults.join('\n')}`);
}
