import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, Trouble } from '../lib/workspace.mjs';

const site = join(root, 'dist/apps/web/client');

/**
 * What a first visit may load as scripts before anything is asked for: kilobytes of 1,000 bytes, compressed, and files. A
 * page that stays as it was built until a hand comes (docs/adr/0040-pages-are-documents.md) loads the site's frame alone.
 */
const frame = { kB: 120, files: 6 };
/** A page of text and pictures that moves by itself. */
const content = { kB: 130, files: 26 };
/** A page that begins with a form or a password, or asks the server how something stands. */
const form = { kB: 160, files: 36 };
const budgets = {
  '/': content,
  '/gallery': content,
  '/references': content,
  // Everything there is, on one page, for those who build it.
  '/styleguide': { kB: 216, files: 54 },
};
/** For what a page loads with the first sign of a hand, in kB together with its frame. */
const touched = 220;

export const name =
  'a first visit of a page loads no more scripts than its budget has, and nothing that is slow to make';

export function check() {
  const pages = readdirSync(site, { recursive: true })
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => ({
      path: file === 'index.html' ? '/' : `/${dirname(file)}`,
      text: readFileSync(join(site, file), 'utf8'),
    }));
  const unknown = Object.keys(budgets).filter((path) => !pages.some((page) => page.path === path));
  if (unknown.length > 0) throw new Trouble(`No such pages: ${unknown.join(', ')}`);
  const over = pages.flatMap(({ path, text }) => {
    const [, first = '', own = ''] = /const frame = (\[.*?\]);\nconst own = (\[.*?\]);/.exec(text) ?? [];
    const atOnce = /takeUp\(\{[^}]*"wakes":"at once"/.test(text);
    const budget = atOnce ? (budgets[path] ?? form) : frame;
    const asked = scriptsIn(atOnce ? first + own : first);
    const all = scriptsIn(first + own);
    return [
      ...(asked.length === 0 ? [`${path}: no scripts found`] : []),
      ...(kBOf(asked) > budget.kB || asked.length > budget.files
        ? [`${path}: ${told(asked)} of ${budget.kB} kB and ${budget.files} files${heaviest(asked)}`]
        : []),
      ...first
        .match(/\/assets\/[\w.-]+\.js/g)
        .filter((script) => readFileSync(join(site, script), 'utf8').includes('new Intl.'))
        .map((script) => `${path}: ${script} of the frame makes an Intl format, which takes a telephone 80 ms`),
      ...(/<video/.test(text)
        ? [`${path}: a <video> before it runs, for which a browser makes a hundred elements`]
        : []),
      ...(kBOf(all) > touched ? [`${path}, touched: ${told(all)} of ${touched} kB${heaviest(all)}`] : []),
    ];
  });
  if (over.length > 0) throw new Trouble(over.join('\n'));
}

const scriptsIn = (list) => [...new Set(list.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
const kBOf = (scripts) => scripts.reduce((sum, script) => sum + sizeOf(script), 0) / 1000;
const told = (scripts) => `${kBOf(scripts).toFixed(1)} kB in ${scripts.length} files`;

const sizes = new Map();

function sizeOf(script) {
  const size = sizes.get(script) ?? gzipSync(readFileSync(join(site, script))).length;
  sizes.set(script, size);
  return size;
}

function heaviest(scripts) {
  return scripts
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, 6)
    .map((script) => `\n  ${script} ${(sizeOf(script) / 1000).toFixed(1)} kB`)
    .join('');
}
