import { constants, copyFileSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Days for which a script is kept after the last start that had it: longer than a page stays open. */
const keptDays = 30;

/**
 * Keeps the site's scripts and styles beside those of the releases before: their names are made of their content, and a page
 * that was opened before a release asks for them by the old ones. What is old is deleted. nginx does the same for itself
 * (tools/deploy/docker/nginx-origin.sh).
 * @param assets folder of the built site's
 * @param kept folder that outlives a build
 * @throws Error where the folder cannot be written to
 */
export function retainAssets(assets: string, kept: string, now = new Date()): void {
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(assets)) {
    copyOnce(join(assets, name), join(kept, name));
    utimesSync(join(kept, name), now, now);
  }
  const oldest = now.getTime() - keptDays * 24 * 3600 * 1000;
  for (const name of readdirSync(kept))
    if (statSync(join(kept, name)).mtimeMs < oldest) rmSync(join(kept, name), { force: true });
}

function copyOnce(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
