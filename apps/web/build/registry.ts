import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as registry from '@mainstage/content/pages/pages';
import type * as plans from '@mainstage/venues/plan/plan-pictures';

const libs = fileURLToPath(new URL('../../../libs', import.meta.url));

/** The workspace's own import paths for Vite. */
export const workspacePaths = [{ find: /^@mainstage\/(venues\/[^/]+|[^/]+)\/(.*)$/, replacement: `${libs}/$1/src/$2` }];

/**
 * Imports a module of the workspace while the site is built. React Router reads its routes and its settings before it
 * knows the workspace's import paths, so a loader that knows them imports the module.
 */
async function readModule<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`${libs}/${path}`, {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: workspacePaths },
  });
  return module;
}

export const readRegistry = () => readModule<typeof registry>('content/src/pages/pages.ts');

export const readPlanPictures = async () =>
  (await readModule<typeof plans>('venues/plan/src/plan-pictures.ts')).planPictures();
