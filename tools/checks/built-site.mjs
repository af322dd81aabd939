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

/** Pages that are rendered on request, as they are without a query (tools/build/render-pages.mjs). */
const rendered = join(root, 'dist/apps/web/rendered');

/** The origin that files are built with, before a server writes its own into them. */
export const builtOrigin = /data-origin="([^"]*)"/.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[1];

/** Every page of the site as its address and its text. */
export function builtPages() {
  return [site, rendered].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith('index.html'))
      .map((file) => [`/${file.replace(/\/?index\.html$/, '')}`, readFileSync(join(folder, file), 'utf8')]),
  );
}
