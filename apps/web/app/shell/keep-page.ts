import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router-dom';
import { followed } from '../components/links/section-link';
import { reportMissingScripts } from '../components/loading/missing-scripts';
import { pendingLocation } from './pending-location';

/** Id of the layout route around every page with data: its data is the release that answered. */
const layoutOfData = 'shell/page-data';

/** The release that this document was rendered by. */
const ownRelease = () => document.documentElement.dataset['release'];

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

/**
 * Root's middleware of navigations in the browser. Without the data of the next page the page stays, with what was typed in it, and the
 * reload notice leads to the page that was asked for. Data of another release may have another shape than these scripts expect: the
 * document is loaded instead.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  // Back and Forward have changed the address before: there is no page to stay on.
  const stays = request.url !== window.location.href.split('#')[0];
  // A redirection is thrown too.
  const failed = Object.values(results).some(({ type, result }) => type === 'error' && !(result instanceof Response));
  if (failed && stays) {
    reportMissingScripts(request.url);
    throw redirect(window.location.pathname + window.location.search);
  }
  const release = results[layoutOfData];
  if (release?.type === 'data' && release.result !== ownRelease())
    throw redirectDocument(request.url + sectionOf(new URL(request.url).pathname));
  return results;
};

/** The section that a followed link leads to; it keeps it out of the address until it arrives. */
const sectionOf = (path: string): string => (followed.path === path && followed.section ? `#${followed.section}` : '');

/**
 * Keeps the document where a script of the next page cannot be loaded, as after a release or in a tunnel: React Router would reload it,
 * and nothing else on the site does. Browsers without the Navigation API do reload, and restore what was typed.
 */
export function keepDocument(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated) return;
    event.preventDefault();
    const { current } = pendingLocation;
    reportMissingScripts(current ? current.pathname + current.search : '');
  });
}
