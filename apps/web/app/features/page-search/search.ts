import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchEntry } from '@mainstage/content/pages/search-entries';

const most = 6;
const mostSuggested = 3;
/** Minimum length of a word of an address that can identify a page. */
const shortestTelling = 3;

export interface PageSearch {
  /** Pages that match all words, the best first; a letter may be wrong and the last word incomplete. */
  find: (query: string) => SearchEntry[];
  /** Suggestions for an unknown address. */
  suggest: (path: string) => SearchEntry[];
}

/** Creates a search over the given pages that runs in the browser. */
export function makeSearch(entries: readonly SearchEntry[]): PageSearch {
  const byPath = new Map(entries.map((entry, place) => [entry.path, { entry, place }]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'words', 'text', 'slug', 'facts'],
    // The last segment as one word: `booktour` means /book-tour, and names begin with their common words.
    extractField: (entry, field) =>
      field === 'slug'
        ? (entry.path.split('/').at(-1) ?? '').replaceAll('-', '')
        : (entry[field as keyof SearchEntry] ?? ''),
    searchOptions: {
      boost: { title: 4, words: 2, slug: 4, facts: 0.1 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      // Equal matches are in catalog order; a room is before its floor plan.
      boostDocument: (path: string) => (path.split('/').length > 3 ? 0.4 : 1) - (byPath.get(path)?.place ?? 0) * 0.001,
    },
  });
  index.addAll(entries);
  const entriesOf = (results: readonly SearchResult[], limit: number) =>
    results.slice(0, limit).flatMap(({ id }) => byPath.get(String(id))?.entry ?? []);

  /** Pages whose title or address shares more than half of the letters of these words. */
  function alike(words: readonly string[]): SearchEntry[] {
    const long = words.filter((word) => word.length >= shortestTelling);
    if (long.length === 0) return [];
    // The words may be one word: `board-room`.
    const queries = words.length > 1 ? [...long, words.join('')] : long;
    const results = index
      .search({ combineWith: 'OR', queries }, { fields: ['title', 'slug'] })
      .filter(({ queryTerms }) => 2 * lettersIn(queryTerms) > lettersIn(words));
    return entriesOf(results, mostSuggested);
  }

  return {
    find: (query) => entriesOf(index.search(query, { combineWith: 'AND' }), most),
    suggest(path) {
      const segments = path.split('/').map(wordsOf);
      // The last segment is the most specific. Earlier segments that are pages themselves, such as /venues, are
      // ignored.
      const telling = segments.filter(
        (segment, at) => at === segments.length - 1 || !byPath.has(`/${segment.join('-')}`),
      );
      for (const words of telling.reverse()) {
        const found = alike(words);
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}

/** Words of a segment, without a file extension. */
const wordsOf = (segment: string): string[] =>
  segment
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const lettersIn = (words: readonly string[]): number => words.join('').length;
