import { createContext, use } from 'react';
import type { UIMatch } from 'react-router-dom';

/**
 * Properties of a page for the shell around it; each page file exports them as `handle`, or as a function of its
 * address and data.
 */
export interface PageHandle {
  /** Language of the page's text. */
  lang: 'en' | 'de';
  /** Whether the navigation lies transparent over the page's dark opening, or is above the page. */
  nav: 'over-hero' | 'above';
  /** The page's HTML is a file, so everything that depends on the query is rendered after hydration. */
  isFile?: true;
  /** For one reader: header and footer are short, in the page's language, and without the site's navigation. */
  isPersonal?: true;
}

const plain: PageHandle = { lang: 'en', nav: 'above' };

/** The handle of a page at an address. @param match of React Router, which does not know the type of handles */
export function handleOf(match: Pick<UIMatch, 'handle' | 'pathname' | 'loaderData'>): PageHandle {
  const handle = (match.handle ?? plain) as PageHandle | ((page: typeof match) => PageHandle);
  return typeof handle === 'function' ? handle(match) : handle;
}

export const HandleContext = createContext(plain);

export const usePageHandle = (): PageHandle => use(HandleContext);
