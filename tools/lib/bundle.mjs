/** Imports TypeScript of the workspace in a tool by a temporary bundle. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './workspace.mjs';

/** @param {string} entry a file of the workspace, from its root @returns {Promise<any>} its exports */
export async function load(entry) {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-facts-'));
  try {
    const bundle = await rolldown({
      cwd: root,
      platform: 'node',
      input: join(root, entry),
      tsconfig: join(root, 'tsconfig.base.json'),
    });
    const file = join(folder, 'entry.mjs');
    await bundle.write({ file, format: 'esm' });
    await bundle.close();
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
