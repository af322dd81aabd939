import { createContext, use } from 'react';

/**
 * A few blurred pixels of each picture as a data URI, by the picture's `base`. Provided by the server: a page's HTML
 * has those of its pictures, and the browser does not load the list.
 */
export const Placeholders = createContext<Partial<Record<string, string>>>({});

/** Background of a frame until its picture is loaded; by default a plain colour. */
export function usePlaceholder(base: string): { backgroundImage?: string } {
  const placeholder = use(Placeholders)[base];
  return placeholder ? { backgroundImage: `url(${placeholder})` } : {};
}
