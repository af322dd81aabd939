import { type Location, type MiddlewareFunction, redirect, redirectDocument } from 'react-router-dom';
import { pause } from '../api/pause';
import { hashOf, pendingLocation } from './pending-location';
import { reportMissingScripts } from '../components/loading/missing-scripts';

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
    throw redirectDocument(request.url + hashOf(await locationOf(request)));
  return results;
};

/** Where the navigation of a request leads, with its hash and state: React notes it a moment after it has begun. */
async function locationOf({ url, signal }: Request): Promise<Location | undefined> {
  const { pathname } = new URL(url);
  for (let tries = 0; tries < 20 && pendingLocation.current?.pathname !== pathname; tries++) await pause(10, signal);
  return pendingLocation.current;
}

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
