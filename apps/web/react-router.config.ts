import type { Config } from '@react-router/dev/config';
// This file is read before the workspace's own import paths are known.
import { venueIds } from '../../libs/house/src/ids';

/** What is built beyond the routes without parameters. */
const builtPaths = [
  '/webinar/join',
  // Matches the splat route: its file is what the API answers unknown paths with.
  '/404',
  ...venueIds.map((id) => `/venues/${id}/floor-plan`),
  ...venueIds.map((id) => `/venues/${id}`),
  // Its file is what the API answers venues that nobody knows with (docs/adr/0008-unknown-venues.md).
  '/venues/unknown',
];

/** Every page is written to a file at build time (docs/adr: prerendering); the API serves the files. */
export default {
  appDirectory: 'app',
  buildDirectory: '../../dist/apps/web',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
  prerender: ({ getStaticPaths }) => [...new Set([...getStaticPaths(), ...builtPaths])],
} satisfies Config;
