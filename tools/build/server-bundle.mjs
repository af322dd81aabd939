import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { everyMigration } from './migrations.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
// The compiler's own helpers are bundled: they are not a dependency of the workspace.
const inner = /^(\.{0,2}\/|@mainstage\/|@oxc-project\/runtime\/)/;

/**
 * Settings of rolldown for a Node.js app: the workspace's code in one ES module for each entry, packages in
 * node_modules.
 * @param {string} project folder of the app from the root, such as `apps/worker`
 * @param {Record<string, string>} entries output name to source file within the project
 * @param {string} folder output folder below `dist`; a folder of its own for each bundle of a project
 * @returns {import('rolldown').RolldownOptions}
 */
export function serverBundle(project, entries, folder = project) {
  return {
    cwd: root,
    platform: 'node',
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, `${root}${project}/${file}`])),
    // Node loads all packages itself, so that packages with native parts or files of their own work.
    external: (id) => builtinModules.includes(id) || (!inner.test(id) && !id.startsWith(root)),
    // Resolves the workspace's paths and enables legacy decorators with the metadata that NestJS injects by.
    tsconfig: `${root}tsconfig.base.json`,
    plugins: [everyMigration()],
    transform: { target: 'node20' },
    output: {
      dir: `${root}dist/${folder}`,
      format: 'esm',
      sourcemap: true,
      // Class names are injection tokens and labels of metrics.
      keepNames: true,
      cleanDir: true,
    },
  };
}
