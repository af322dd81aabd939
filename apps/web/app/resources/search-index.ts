import { searchEntries } from '@mainstage/content/pages/search-entries';

/** The search index of the 404 page, written at build time. */
export function loader(): Response {
  return new Response(JSON.stringify(searchEntries()), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}
