import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';

/** The built site: pages, pictures, scripts. */
export const site = join(root, 'dist/apps/web/client');

/** What a page tells search engines: its JSON-LD, structure by structure. */
export const structuresOf = (html) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json),
  );

/** Every built page as its address and its text; the fallback that any page starts from shows nothing and is left out. */
export function builtPages() {
  return readdirSync(site, { recursive: true })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => [`/${file.replace(/\/?index\.html$/, '')}`, readFileSync(join(site, file), 'utf8')]);
}
