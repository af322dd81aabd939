import { type ClientInstrumentation, matchRoutes, type RouteObject } from 'react-router-dom';
import { call } from '../api/call';
import { attempts } from '../components/loading/attempts';
import { reportMissingScripts } from '../components/loading/missing-scripts';

declare global {
  interface Window {
    /** React Router's own: its routes, and the script of each. */
    __reactRouterDataRouter?: { routes: RouteObject[] };
    __reactRouterManifest?: { routes: Record<string, { module: string; hasLoader: boolean } | undefined> };
  }
}

/** The number of the latest navigation: an earlier one that is still loading ends without a word. */
let latest = 0;
const never = new Promise<void>(() => {});

/**
 * Keeps the document where a script cannot be loaded, as after a release or in a tunnel. React Router then reloads it, also for a
 * page that it only prefetches; nothing else on the site reloads by script. Browsers without the Navigation API do reload.
 */
export function preventScriptedReload(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType === 'reload' && !event.userInitiated) event.preventDefault();
  });
}

/** Loads a page's scripts and data before React Router navigates to it: where one is missing, the page stays and the reload notice is shown. */
export const pageScripts: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(proceed, { to }) {
        const navigation = ++latest;
        const from = window.location.href;
        const target = new URL(String(to), from);
        if (typeof to === 'string' && target.pathname !== window.location.pathname) {
          const failed = await loadPage(target.pathname).then(
            () => false,
            () => true,
          );
          const superseded = navigation !== latest || from !== window.location.href;
          if (failed && !superseded) reportMissingScripts(target.href);
          // React Router navigates as soon as this function returns.
          if (failed || superseded) return never;
        }
        await proceed();
      },
    }),
};

async function loadPage(path: string): Promise<void> {
  const matches = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], path) ?? [];
  const routes = matches.flatMap(({ route }) => window.__reactRouterManifest?.routes[route.id ?? ''] ?? []);
  const scripts = routes.map(({ module }) => attempts(() => import(/* @vite-ignore */ module)));
  const data = routes.some(({ hasLoader }) => hasLoader) ? [attempts(() => loadData(path))] : [];
  await Promise.all([...scripts, ...data]);
}

/** The browser keeps the response for React Router, which requests it next. */
async function loadData(path: string): Promise<void> {
  const { ok } = await call(`${path}.data`, { read: (response) => response.text() });
  if (!ok) throw new Error(`The data of ${path} did not load`);
}
