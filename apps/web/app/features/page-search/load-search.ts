import type { SearchEntry } from '@mainstage/content/search/entries';
import { makeSearch, type PageSearch } from './search';

/** Fetches what there is to find. @throws where it does not come */
export async function loadSearch(): Promise<PageSearch> {
  // Asked for anew each time, and answered with a short "unchanged": a new release has other pages.
  const response = await fetch('/search-index.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return makeSearch((await response.json()) as SearchEntry[]);
}
