import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, Trouble } from '../lib/workspace.mjs';

const site = join(root, 'dist/apps/web/client');
/** Kilobytes of 1,000 bytes, compressed: what a first visit may load as script before anything is asked for. */
const most = 189;

export const name = `the first visit of / loads at most ${most} kB of scripts`;

export function check() {
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const scripts = new Set([...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path));
  if (scripts.size === 0) throw new Trouble('The built page names no scripts.');
  const sizes = [...scripts].map((path) => ({ path, size: gzipSync(readFileSync(join(site, path))).length }));
  const total = sizes.reduce((sum, { size }) => sum + size, 0) / 1000;
  const heaviest = sizes
    .sort((a, b) => b.size - a.size)
    .slice(0, 8)
    .map(({ path, size }) => `${path} ${(size / 1000).toFixed(1)} kB`);
  if (total > most) throw new Trouble(`${total.toFixed(1)} kB in ${scripts.size} files:\n${heaviest.join('\n')}`);
}
