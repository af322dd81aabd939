import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { readPlanPictures, readRegistry } from './build/registry';

/** Every page is written to a file at build time (docs/adr/0007-prerendering.md). */
const config: Config = {
  appDirectory: 'app',
  buildDirectory: '../../dist/apps/web',
  ssr: false,
  // Addresses without a page are answered with the page that says so.
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => rm(join(buildDirectory, 'client/__spa-fallback.html')),
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
  prerender: async ({ getStaticPaths }) => {
    const { pages } = await readRegistry();
    const plans = (await readPlanPictures()).map(({ file }) => `/plans/${file}`);
    return [...new Set([...getStaticPaths(), ...pages.map(({ path }) => path), ...plans])];
  },
};

export default config;
