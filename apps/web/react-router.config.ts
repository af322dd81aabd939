import type { Config } from '@react-router/dev/config';

/** Every page is written to a file at build time (docs/adr: prerendering); the API serves the files. */
export default {
  appDirectory: 'app',
  buildDirectory: '../../dist/apps/web',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
  // `/404` matches the splat route: its file is what the API answers unknown paths with.
  prerender: ({ getStaticPaths }) => [...new Set([...getStaticPaths(), '/webinar/join', '/404'])],
} satisfies Config;
