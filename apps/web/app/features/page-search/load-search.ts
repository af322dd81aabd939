import type { SearchEntry } from '@mainstage/content/pages/search-entries';
import { getJson } from '../../api/get-json';
import { makeSearch, type PageSearch } from './search';

const areEntries = (content: unknown): content is SearchEntry[] => Array.isArray(content);

/** Fetches what there is to find. @throws where it does not come */
export async function loadSearch(): Promise<PageSearch> {
  // Asked for again each time, and answered with a short "unchanged": a new release has other pages.
  const result = await getJson('/search-index.json', areEntries, { cache: 'no-cache' });
  if (!result.ok) throw new Error(`The search index did not come: ${result.problem}`);
  return makeSearch(result.answer);
}
