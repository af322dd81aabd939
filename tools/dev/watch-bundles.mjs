import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch } from 'rolldown';
import { root, say } from '../lib/workspace.mjs';

/**
 * Rebuilds an app whenever one of its sources changes.
 * @param {string} project folder of an app with a `rolldown.config.mjs`, from the root
 * @param {(changed: string[]) => void} onBuilt called after each later build, with the full paths of the changed files
 * @returns {Promise<import('rolldown').RolldownWatcher>} after the first build
 */
export async function watchBundles(project, onBuilt) {
  const { default: config } = await import(pathToFileURL(join(root, project, 'rolldown.config.mjs')).href);
  // Keeps pictures and documents that other builds write into the folder.
  const watcher = watch({ ...config, output: { ...config.output, cleanDir: false } });
  const changed = new Set();
  watcher.on('change', (file) => void changed.add(file));
  await new Promise((resolve) => {
    let first = true;
    watcher.on('event', async (event) => {
      if (event.code === 'ERROR') say(`  ${project} was not built: ${event.error.message}`);
      if (event.code === 'BUNDLE_END' || event.code === 'ERROR') await event.result?.close();
      if (event.code !== 'BUNDLE_END') return first && event.code === 'ERROR' ? resolve() : undefined;
      if (!first) onBuilt([...changed]);
      changed.clear();
      first = false;
      resolve();
    });
  });
  return watcher;
}
