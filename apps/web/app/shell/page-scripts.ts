import { type ClientInstrumentation, matchRoutes, type RouteObject } from 'react-router-dom';
import { attempts } from '../components/loading/attempts';
import { reportMissingScripts } from '../components/loading/missing-scripts';

declare global {
  interface Window {
    /** React Router's own: its routes, and the script of each. */
    __reactRouterDataRouter?: { routes: RouteObject[] };
    __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
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

/** Loads the scripts of a page before React Router navigates to it: where one is missing, the page stays and the reload notice is shown. */
export const pageScripts: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(proceed, { to }) {
        const navigation = ++latest;
        const from = window.location.href;
        const target = new URL(String(to), from);
        if (typeof to === 'string' && target.pathname !== window.location.pathname) {
          const failed = await loadScripts(target.pathname).then(
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

async function loadScripts(path: string): Promise<void> {
  const matches = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], path) ?? [];
  const modules = matches.flatMap(({ route }) => window.__reactRouterManifest?.routes[route.id ?? '']?.module ?? []);
  await Promise.all(modules.map((url) => attempts(() => import(/* @vite-ignore */ url))));
}
