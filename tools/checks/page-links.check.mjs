import { Trouble } from '../lib/workspace.mjs';
import { builtPages } from './built-site.mjs';

export const name = 'every link of a built page to a place on a page of the site leads to an element that is there';

const ids = (html) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
const decode = (text) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Links with a fragment, as path and id. */
const fragmentLinks = (path, html) =>
  [...html.matchAll(/<a\s[^>]*href="([^"]*#[^"]+)"/g)].flatMap(([, href]) => {
    const url = new URL(decode(href), `http://site${path}`);
    return url.host === 'site' ? [{ to: url.pathname, id: decodeURIComponent(url.hash.slice(1)) }] : [];
  });

/** Targets of links that scripts create (apps/web/app). */
const leadTo = [{ to: '/contact', id: 'message-form' }];

export async function check() {
  const pages = new Map(builtPages());
  const places = new Map([...pages].map(([path, html]) => [path, ids(html)]));
  const links = [...pages].flatMap(([from, html]) => fragmentLinks(from, html).map((link) => ({ from, ...link })));
  const missing = [...links, ...leadTo.map((link) => ({ from: 'a script', ...link }))].filter(
    ({ to, id }) => places.has(to) && !places.get(to).has(id),
  );
  if (links.length < 50) throw new Trouble(`Only ${links.length} links to places on pages: they are not found`);
  if (missing.length > 0)
    throw new Trouble(missing.map(({ from, to, id }) => `${from} leads to ${to}#${id}, which is not there`).join('\n'));
}
