import { createContext, use } from 'react';

/**
 * A few pixels of each picture, blurred, as a data URI under the picture's `base`. The server gives them: a page's HTML has those of its
 * pictures, and the browser does not load the list.
 */
export const Placeholders = createContext<Partial<Record<string, string>>>({});

/** The background of a frame whose picture has not come; without one the frame waits in a quiet tone. */
export function usePlaceholder(base: string): { backgroundImage?: string } {
  const placeholder = use(Placeholders)[base];
  return placeholder ? { backgroundImage: `url(${placeholder})` } : {};
}
