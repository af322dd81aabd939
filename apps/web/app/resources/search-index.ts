import { searchEntries } from '@mainstage/content/pages/search-entries';

/** What the 404 page searches in, written at build time. */
export function loader(): Response {
  return new Response(JSON.stringify(searchEntries()), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}
