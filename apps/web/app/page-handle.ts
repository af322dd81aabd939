import { createContext, use } from 'react';
import type { UIMatch } from 'react-router-dom';

/** What a page tells the shell around it; exported by each page file as `handle`, or as a function of its address and data. */
export interface PageHandle {
  /** Language of the page's words. */
  lang: 'en' | 'de';
  /** Whether the navigation lies transparent over the page's dark opening, or is above the page. */
  nav: 'over-hero' | 'above';
  /** Its HTML is a file, which knows no query, and the page reads one: what that asks for is rendered after hydration. */
  isFile?: true;
}

const plain: PageHandle = { lang: 'en', nav: 'above' };

/** What a page says of itself at an address. @param match as React Router has it, which does not know the type of handles */
export function handleOf(match: Pick<UIMatch, 'handle' | 'pathname' | 'loaderData'>): PageHandle {
  const handle = (match.handle ?? plain) as PageHandle | ((page: typeof match) => PageHandle);
  return typeof handle === 'function' ? handle(match) : handle;
}

export const HandleContext = createContext(plain);

/** What the page that is shown says of itself. */
export const usePageHandle = (): PageHandle => use(HandleContext);
