import type { Config } from '@react-router/dev/config';
import { readRegistry } from './build/registry';

/** Every page is written to a file at build time (docs/adr/0007-prerendering.md); the API serves the files. */
export default {
  appDirectory: 'app',
  buildDirectory: '../../dist/apps/web',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
  prerender: async ({ getStaticPaths }) => {
    const { pages } = await readRegistry();
    return [...new Set([...getStaticPaths(), ...pages.map(({ path }) => path)])];
  },
} satisfies Config;
