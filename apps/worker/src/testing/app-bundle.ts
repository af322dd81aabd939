import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface AppBundle {
  main: string;
  remove: () => Promise<void>;
}

/**
 * Bundles an app from the current sources, as for production, into a folder of this test. Takes a fraction of a second.
 */
export async function bundleApp(app: 'api' | 'cli' | 'worker'): Promise<AppBundle> {
  const folder = join('dist', `${app}-under-test-${process.pid}`);
  const rolldown = join('node_modules', '.bin', 'rolldown');
  await promisify(execFile)(rolldown, ['-c', `apps/${app}/rolldown.config.mjs`, '--dir', folder]);
  return { main: join(folder, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}
