import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files beside the pages that name the site's own address. */
const withAddress: Record<string, string> = { 'robots.txt': 'text/plain', 'sitemap.xml': 'application/xml' };

export interface BuiltPage {
  /** Address, such as `/contact`. */
  path: string;
  /** Below the folder of the site. */
  file: string;
  type: string;
}

/** Every page of the built site that is a file, and the files that name the site's own address. */
export function builtPages(root: string): BuiltPage[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const type = /(^|\/)index\.html$/.test(file) ? 'text/html' : withAddress[file];
    return type ? [{ path: `/${file.replace(/\/?index\.html$/, '')}`, file, type }] : [];
  });
}

/** The built program that renders pages (apps/web/server/main.ts), beside the folder of the site. */
export const rendererOf = (root: string): string => join(root, '../server/main.js');

/** Addresses of the pages that are rendered on request, as the build wrote them (tools/build/render-pages.mjs). */
export function renderedPaths(root: string): string[] {
  const file = join(root, '../server/paths.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}
