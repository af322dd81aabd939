import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as registry from '@mainstage/content/pages/pages';

const libs = fileURLToPath(new URL('../../../libs', import.meta.url));

/** The workspace's own import paths, as Vite wants them. */
export const workspacePaths = [{ find: /^@mainstage\/(venues\/[^/]+|[^/]+)\/(.*)$/, replacement: `${libs}/$1/src/$2` }];

/**
 * The list of pages, read from the content while the site is built. React Router reads its routes and its settings before it knows
 * the workspace's import paths, so the module comes in through a loader that knows them.
 */
export async function readRegistry(): Promise<typeof registry> {
  const { module } = await runnerImport<typeof registry>(`${libs}/content/src/pages/pages.ts`, {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: workspacePaths },
  });
  return module;
}
