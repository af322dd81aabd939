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
const budgets = {
  // Moves by itself, and shows the house as soon as it is in sight.
  '/': { kB: 130, files: 18 },
  '/gallery': { kB: 135, files: 30 },
  '/references': { kB: 162, files: 32 },
  '/events': { kB: 132, files: 26 },
  '/webinar/led-wall': { kB: 137, files: 34 },
  // A viewer, and a password before a page.
  '/360-view': { kB: 158, files: 28 },
  // Its fields follow the sheet and wait for their script.
  '/estimate': { kB: 212, files: 56 },
  // A chart that follows what is typed.
  '/venues/finder': { kB: 182, files: 48 },
  // Everything there is, on one page.
  '/styleguide': { kB: 216, files: 54 },
};
/** For each other page that acts by itself. */
const most = { kB: 160, files: 24 };
/** For what a page loads with the first sign of a hand, in kB together with its frame. */
const touched = 220;

export const name = 'a first visit of a page loads no more scripts than its budget has';

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
    const budget = atOnce ? (budgets[path] ?? most) : frame;
    const asked = scriptsIn(atOnce ? first + own : first);
    const all = scriptsIn(first + own);
    return [
      ...(asked.length === 0 ? [`${path}: no scripts found`] : []),
      ...(kBOf(asked) > budget.kB || asked.length > budget.files
        ? [`${path}: ${told(asked)} of ${budget.kB} kB and ${budget.files} files${heaviest(asked)}`]
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
