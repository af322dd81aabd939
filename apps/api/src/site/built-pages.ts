import { readdirSync } from 'node:fs';

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
