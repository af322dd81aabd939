import type { UIMatch } from 'react-router-dom';

/** What a page tells the shell around it; exported by each page file as `handle`, or as a function of the address. */
export interface PageHandle {
  /** Language of the page's words. */
  lang: 'en' | 'de';
  /** Whether the navigation lies transparent over the page's dark opening, or stands above the page. */
  nav: 'over-hero' | 'above';
  /** Where who runs no scripts is led, from a page that asks by script: the server itself says the same there. */
  withoutScripts?: string;
}

const plain: PageHandle = { lang: 'en', nav: 'above' };

/** The handle of the innermost page shown. */
export function handleOf(matches: UIMatch[]): PageHandle {
  const { handle, pathname } = matches.at(-1) ?? {};
  if (typeof handle === 'function') return (handle as (path: string) => PageHandle)(pathname!);
  return (handle as PageHandle | undefined) ?? plain;
}
