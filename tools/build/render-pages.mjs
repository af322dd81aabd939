import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startRenderer } from './renderer.mjs';

const web = fileURLToPath(new URL('../../dist/apps/web', import.meta.url));
const fixedDay = String(Date.parse('2026-12-01T09:00:00.000Z'));

/**
 * Stores each page that is rendered on request as `rendered/<path>/index.html`, without a query and on a fixed day:
 * checks and browser tests read the site's pages from there and from the files of the build. The API reads the pages'
 * addresses from `server/paths.json`.
 */
const { origin, paths, stop } = await startRenderer();
rmSync(join(web, 'rendered'), { recursive: true, force: true });
for (const path of paths) {
  const response = await fetch(origin + path, { headers: { 'x-mainstage-time': fixedDay } });
  if (response.status >= 500) throw new Error(`${path} is answered with ${response.status}`);
  const file = join(web, 'rendered', path, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await response.text());
}
writeFileSync(join(web, 'server/paths.json'), JSON.stringify(paths));
stop();
