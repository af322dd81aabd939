import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, Trouble } from '../lib/workspace.mjs';

const site = join(root, 'dist/apps/web/client');

/** What a first visit may load as scripts before anything is asked for: kilobytes of 1,000 bytes, compressed, and files. */
const budgets = {
  '/': { kB: 182, files: 19 },
  '/imprint': { kB: 179, files: 15 },
  '/venues': { kB: 238, files: 57 },
  '/venues/skyline-stage': { kB: 256, files: 70 },
  '/contact': { kB: 236, files: 39 },
  '/book-tour': { kB: 238, files: 45 },
};
/** For each page that is not named above. */
const most = { kB: 256, files: 70 };

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
    const scripts = [...new Set(text.match(/\/assets\/[\w.-]+\.js/g))];
    const kB = scripts.reduce((sum, script) => sum + sizeOf(script), 0) / 1000;
    const budget = budgets[path] ?? most;
    return kB > budget.kB || scripts.length > budget.files
      ? [
          `${path}: ${kB.toFixed(1)} of ${budget.kB} kB in ${scripts.length} of ${budget.files} files${heaviest(scripts)}`,
        ]
      : [];
  });
  if (over.length > 0) throw new Trouble(over.join('\n'));
}

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
