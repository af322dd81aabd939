import type { LoaderFunctionArgs } from 'react-router-dom';

/** The page of the request, for a route that shows several pages. */
export function pageAt<Page extends { path: string }>(pages: readonly Page[], { request }: LoaderFunctionArgs): Page {
  const { pathname } = new URL(request.url);
  const found = pages.find(({ path }) => path === pathname);
  if (!found) throw new Error(`No page at ${pathname}`);
  return found;
}
