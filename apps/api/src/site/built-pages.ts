import { readdirSync } from 'node:fs';

/** Placeholder in prerendered files for the address that only a running system knows. */
export const originMark = '{{origin}}';
/** Files beside the pages that hold the mark. */
const markedFiles: Record<string, string> = { 'robots.txt': 'text/plain', 'sitemap.xml': 'application/xml' };

export interface BuiltPage {
  /** Address, such as `/contact`. */
  path: string;
  /** Below the folder of the site. */
  file: string;
  type: string;
}

/** Every page of the built site, and the files that name the site's own address. */
export function builtPages(root: string): BuiltPage[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const type = /(^|\/)index\.html$/.test(file) ? 'text/html' : markedFiles[file];
    return type ? [{ path: `/${file.replace(/\/?index\.html$/, '')}`, file, type }] : [];
  });
}
