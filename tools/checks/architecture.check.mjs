import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { architecture } from '../generate/architecture.mjs';
import { root, Trouble } from '../lib/workspace.mjs';

export const name = 'docs/architecture.md draws the projects as they are';

export async function check() {
  if ((await architecture()) !== readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
    throw new Trouble('The projects have changed: node tools/generate/architecture.mjs');
}
