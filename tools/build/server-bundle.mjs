import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { everyMigration } from './migrations.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
// The helpers of the compiler itself come out of rolldown and are no package of ours.
const inner = /^(\.{0,2}\/|@mainstage\/|@oxc-project\/runtime\/)/;

/**
 * Settings of rolldown for a Node.js app: our own code in one ES module for each entry, packages left in node_modules.
 * @param {string} project folder of the app from the root, such as `apps/worker`
 * @param {Record<string, string>} entries output name to source file within the project
 * @param {string} folder where the bundle is written, below `dist`; a folder of its own for each bundle of a project
 * @returns {import('rolldown').RolldownOptions}
 */
export function serverBundle(project, entries, folder = project) {
  return {
    cwd: root,
    platform: 'node',
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, `${root}${project}/${file}`])),
    // Whatever is not ours is loaded by Node itself: packages with native parts or files of their own keep working.
    external: (id) => builtinModules.includes(id) || (!inner.test(id) && !id.startsWith(root)),
    // Resolves the workspace's own paths and turns on legacy decorators with the metadata NestJS injects by.
    tsconfig: `${root}tsconfig.base.json`,
    plugins: [everyMigration()],
    transform: { target: 'node20' },
    output: {
      dir: `${root}dist/${folder}`,
      format: 'esm',
      sourcemap: true,
      // The names of classes are names of injection tokens and of metrics.
      keepNames: true,
      cleanDir: true,
    },
  };
}
