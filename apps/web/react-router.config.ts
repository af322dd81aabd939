import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { readRegistry } from './build/registry';

/** Every page is written to a file at build time (docs/adr/0007-prerendering.md), the server of the build is not kept. */
const config: Config = {
  appDirectory: 'app',
  buildDirectory: '../../dist/apps/web',
  // No page is written on request: this only keeps React Router from building one for a router in the browser.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => rm(join(buildDirectory, 'server'), { recursive: true }),
  prerender: async ({ getStaticPaths }) => {
    const { pages } = await readRegistry();
    return [...new Set([...getStaticPaths(), ...pages.map(({ path }) => path)])];
  },
};

export default config;
