import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../lib/bundle.mjs';
import { root } from '../lib/workspace.mjs';

const { blurredPictures, shortPictures } = await load('e2e/fixtures/sharp.ts');
const short = JSON.parse(readFileSync(join(root, 'libs/content/src/pictures/short.json'), 'utf8'));

/** The widest that each picture whose files are too small was met so far, and where. @type {Map<string, [number, string]>} */
const met = new Map();

/** Pictures that are drawn larger than they are, and are not known to be. @returns {Promise<import('./validators.mjs').Finding[]>} */
export async function pictures(page, where) {
  for (const [name, needed] of await shortPictures(page))
    if (needed > (met.get(name)?.[0] ?? 0)) met.set(name, [needed, where]);
  return (await blurredPictures(page)).map((extract) => ({
    from: 'pictures',
    page: where,
    rule: 'blurred',
    message: '',
    extract,
  }));
}

/** What is known to be short although no page needs so much of it. @returns {import('./validators.mjs').Finding[]} */
export const outdated = () =>
  Object.entries(short)
    .filter(([name, needed]) => (met.get(name)?.[0] ?? 0) < needed - 1)
    .map(([name, needed]) => ({
      from: 'pictures',
      page: 'libs/content/src/pictures/short.json',
      rule: 'not short',
      message: '',
      extract: `${name} is said to need ${needed}, needs ${met.get(name)?.[0] ?? 'less than it has'}`,
    }));

/** The pictures that were met short so far, the widest first: name, pixels needed, where. */
export const shortOnes = () =>
  [...met].map(([name, [needed, where]]) => ({ name, needed, where })).sort((one, other) => other.needed - one.needed);
