import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';

export const site = join(root, 'dist/apps/web/client');

/** The JSON-LD structures of a page. */
export const structuresOf = (html) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json),
  );

/** Pages that are rendered on request, without a query (tools/build/render-pages.mjs). */
const rendered = join(root, 'dist/apps/web/rendered');

/** The origin of built files, before a server replaces it. */
export const builtOrigin = /data-origin="([^"]*)"/.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[1];

/** All pages as path and HTML. */
export function builtPages() {
  return [site, rendered].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith('index.html'))
      .map((file) => [`/${file.replace(/\/?index\.html$/, '')}`, readFileSync(join(folder, file), 'utf8')]),
  );
}
