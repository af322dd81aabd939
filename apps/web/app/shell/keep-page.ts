import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router-dom';
import { followed } from '../components/links/section-link';
import { reportMissingScripts } from '../components/loading/missing-scripts';

/** Id of the layout route around every page with data: its data is the release that answered. */
const layoutOfData = 'shell/page-data';

/** The release that rendered this document. */
const ownRelease = () => document.documentElement.dataset['release'];

/** Path and query of the last navigation. */
let destination = '';

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

/**
 * Root's middleware of client-side navigations. If the data of the next page cannot be loaded, the current page stays
 * with its input, and the reload notice links to the requested page. Data of another release may have another shape
 * than these scripts expect: the document is loaded instead.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  destination = pathname + search;
  const results = await next();
  // Back and Forward have already changed the address: there is no page to stay on.
  const stays = request.url !== window.location.href.split('#')[0];
  // A redirect is thrown too.
  const failed = Object.values(results).some(({ type, result }) => type === 'error' && !(result instanceof Response));
  if (failed && stays) {
    reportMissingScripts(request.url);
    throw redirect(window.location.pathname + window.location.search);
  }
  const release = results[layoutOfData];
  if (release?.type === 'data' && release.result !== ownRelease())
    throw redirectDocument(request.url + sectionOf(pathname));
  return results;
};

/** The section of a followed link, which is not in the address until it is reached. */
const sectionOf = (path: string): string => (followed.path === path && followed.section ? `#${followed.section}` : '');

/**
 * Keeps the document if a script of the next page cannot be loaded, as after a release or offline: React Router would
 * reload it, and nothing else on the site does. Browsers without the Navigation API reload, and restore the input.
 */
export function keepDocument(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated) return;
    event.preventDefault();
    reportMissingScripts(destination);
  });
}
