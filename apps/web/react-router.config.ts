import type { Config } from '@react-router/dev/config';
import { readPlanPictures, readRegistry } from './build/registry';

/** Pages that are the same for everybody are files; all others are rendered on request (docs/adr/0054-one-renderer.md). */
const config: Config = {
  appDirectory: 'app',
  buildDirectory: '../../dist/apps/web',
  ssr: true,
  // Two entries: what the build renders files with, and the server (server/main.ts).
  serverBuildFile: '[name].js',
  // The document names every page's scripts: a link loads the next page without asking for them first.
  routeDiscovery: { mode: 'initial' },
  // The actions themselves decide, so that a page answers: forms by the browser's headers, links of mails by their token.
  allowedActionOrigins: ['**'],
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
  prerender: async ({ getStaticPaths }) => {
    const { filePages, renderedPages } = await readRegistry();
    const plans = (await readPlanPictures()).map(({ file }) => `/plans/${file}`);
    const resources = getStaticPaths().filter((path) => !renderedPages.some((page) => page.path === path));
    return [...new Set([...resources, ...filePages.map(({ path }) => path), ...plans])];
  },
};

export default config;
