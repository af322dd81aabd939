import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../lib/bundle.mjs';
import { root } from '../lib/workspace.mjs';

const { blurredPictures, shortPictures } = await load('e2e/fixtures/sharp.ts');
const short = JSON.parse(readFileSync(join(root, 'libs/content/src/pictures/short.json'), 'utf8'));

/** Largest width and its page for each picture whose files are too small. @type {Map<string, [number, string]>} */
const met = new Map();

/**
 * Pictures that are drawn larger than their files and are not on the list.
 * @returns {Promise<import('./validators.mjs').Finding[]>}
 */
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

/** Entries of the list that no page needs. @returns {import('./validators.mjs').Finding[]} */
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

/** The pictures that were too small so far, the widest first: name, needed pixels, page. */
export const shortOnes = () =>
  [...met].map(([name, [needed, where]]) => ({ name, needed, where })).sort((one, other) => other.needed - one.needed);
