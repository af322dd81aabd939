import { createContext, use } from 'react';

/** What a page tells the shell around it; exported by each page file as `handle`, or as a function of the address. */
export interface PageHandle {
  /** Language of the page's words. */
  lang: 'en' | 'de';
  /** Whether the navigation lies transparent over the page's dark opening, or is above the page. */
  nav: 'over-hero' | 'above';
  /** Where who runs no scripts is led, from a page that asks by script: the server itself says the same there. */
  withoutScripts?: string;
}

/** What a page's file has for the document around it. */
interface PageModule {
  handle?: PageHandle | ((path: string) => PageHandle);
}

const plain: PageHandle = { lang: 'en', nav: 'above' };

/** What a page says of itself at an address. */
export function handleOf({ handle = plain }: Pick<PageModule, 'handle'>, path: string): PageHandle {
  return typeof handle === 'function' ? handle(path) : handle;
}

export const HandleContext = createContext(plain);

/** What the page that is shown says of itself. */
export const usePageHandle = (): PageHandle => use(HandleContext);
