import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';

/** All settings of the parts of `npm start`, and their loader. */
const entry = `
export { loadConfig, ConfigurationError } from '${root}/libs/config/src/load.ts';
export { apiSettings } from '${root}/apps/api/src/config.ts';
export { workerSettings } from '${root}/apps/worker/src/config.ts';
`;

/** Bundles the TypeScript above in memory, so that settings are checked before the build. */
async function loadSettings() {
  // Not at the top: the dependencies may have been installed only now.
  const { rolldown } = await import('rolldown');
  const { serverBundle } = await import('../build/server-bundle.mjs');
  const { output: _, plugins, ...options } = serverBundle('apps/api', {});
  const id = join(root, 'tools/start/all-settings.ts');
  const virtual = {
    name: 'all-settings',
    resolveId: (name) => (name === id ? id : null),
    load: (name) => (name === id ? entry : null),
  };
  const bundle = await rolldown({ ...options, input: id, plugins: [virtual, ...plugins] });
  try {
    const { output } = await bundle.generate({ format: 'esm' });
    return await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
  } finally {
    await bundle.close();
  }
}

/**
 * Checks the settings of all parts together (rule settings.checked).
 * @param {Record<string, string | undefined>} environment of the parts
 * @returns {Promise<string[]>} one sentence for each bad setting
 */
export async function settingFaults(environment) {
  const { loadConfig, ConfigurationError, apiSettings, workerSettings } = await loadSettings();
  try {
    loadConfig([...new Set([...apiSettings, ...workerSettings])], environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.faults;
  }
}
