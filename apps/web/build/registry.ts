import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as registry from '@mainstage/content/pages/pages';

const libs = fileURLToPath(new URL('../../../libs', import.meta.url));

/** The workspace's own import paths, as Vite wants them. */
export const workspacePaths = [{ find: /^@mainstage\/(venues\/[^/]+|[^/]+)\/(.*)$/, replacement: `${libs}/$1/src/$2` }];

/**
 * A module of the libraries, read while the site is built. The page builder reads its routes and its settings before it
 * knows the workspace's import paths, so the module comes in through a loader that knows them.
 */
export async function readModule<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: workspacePaths },
  });
  return module;
}

/** The list of pages, read from the content itself. */
export const readRegistry = (): Promise<typeof registry> => readModule(`${libs}/content/src/pages/pages.ts`);
