import type { SearchEntry } from '@mainstage/content/pages/search-entries';
import { getJson } from '../../api/get-json';
import { makeSearch, type PageSearch } from './search';

const areEntries = (content: unknown): content is SearchEntry[] => Array.isArray(content);

/** Loads the search index. @throws if it cannot be loaded */
export async function loadSearch(): Promise<PageSearch> {
  // Revalidated each time (304): a new release has other pages.
  const result = await getJson('/search-index.json', areEntries, { cache: 'no-cache' });
  if (!result.ok) throw new Error(`The search index did not come: ${result.problem}`);
  return makeSearch(result.answer);
}
