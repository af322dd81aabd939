import { type ClientInstrumentation, matchRoutes, type RouteObject } from 'react-router-dom';
import { call } from '../api/call';
import type { SectionState } from '../components/links/section-link';
import { attempts } from '../components/loading/attempts';
import { reportMissingScripts } from '../components/loading/missing-scripts';

declare global {
  interface Window {
    /** React Router's own: its routes, and the script of each. */
    __reactRouterDataRouter?: {
      routes: RouteObject[];
      state: { navigation: { location?: { pathname: string; hash: string; state: unknown } } };
    };
    __reactRouterManifest?: {
      version: string;
      routes: Record<string, { module: string; hasLoader: boolean; hasClientLoader: boolean } | undefined>;
    };
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

/**
 * Loads a page's scripts and data before React Router navigates to it: where one is missing, the page stays and the reload notice is
 * shown. Data of another release may have another shape than these scripts expect, also on the way back: the document is loaded
 * instead, as React Router itself does where it asks a server for routes.
 */
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
  route: ({ id, path, instrument }) => {
    // The layout around pages with data is in the page's own file.
    if (!path || !hasData(id)) return;
    instrument({
      async loader(proceed, { request }) {
        const { pathname } = new URL(request.url);
        const data = await readData(pathname);
        if (!data.ok || data.answer.includes(`"${window.__reactRouterManifest?.version}"`))
          return void (await proceed());
        const location = window.__reactRouterDataRouter?.state.navigation.location;
        if (location?.pathname === pathname) window.location.assign(request.url + hashOf(location));
        await never;
      },
    });
  },
};

/** The part of the page that a navigation leads to; a section link keeps it out of the address until it arrives. */
function hashOf({ hash, state }: { hash: string; state: unknown }): string {
  const section = (state as Partial<SectionState> | null)?.section;
  return section ? `#${section}` : hash;
}

const manifestOf = (id = '') => window.__reactRouterManifest?.routes[id];

/** Whether a route's data is a file of the build (`page-data.tsx`). */
function hasData(id = ''): boolean {
  const route = manifestOf(id);
  return route !== undefined && route.hasLoader && !route.hasClientLoader;
}

async function loadPage(path: string): Promise<void> {
  const matches = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], path) ?? [];
  const ids = matches.map(({ route }) => route.id);
  const scripts = ids
    .flatMap((id) => manifestOf(id) ?? [])
    .map(({ module }) => attempts(() => import(/* @vite-ignore */ module)));
  const data = ids.some(hasData) ? [attempts(() => loadData(path))] : [];
  await Promise.all([...scripts, ...data]);
}

async function loadData(path: string): Promise<void> {
  const { ok } = await readData(path);
  if (!ok) throw new Error(`The data of ${path} did not load`);
}

/** The browser keeps the response for React Router, which requests it next. */
const readData = (path: string) => call(`${path}.data`, { read: (response) => response.text() });
