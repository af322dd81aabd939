import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchEntry } from '@mainstage/content/pages/search-entries';

const most = 6;
const mostSuggested = 3;
/** Letters of the shortest word of an address that says which page was meant. */
const shortestTelling = 3;

export interface PageSearch {
  /** Pages that fit all words, the best first; a letter may be wrong and the last word unfinished. */
  find: (query: string) => SearchEntry[];
  /** Pages that an address may have meant. */
  suggest: (path: string) => SearchEntry[];
}

/** A search over the given pages, all in this browser. */
export function makeSearch(entries: readonly SearchEntry[]): PageSearch {
  const byPath = new Map(entries.map((entry, place) => [entry.path, { entry, place }]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'words', 'text', 'slug', 'facts'],
    // The end of the address as one word: `booktour` means /book-tour, and names begin with what people call them.
    extractField: (entry, field) =>
      field === 'slug'
        ? (entry.path.split('/').at(-1) ?? '').replaceAll('-', '')
        : (entry[field as keyof SearchEntry] ?? ''),
    searchOptions: {
      boost: { title: 4, words: 2, slug: 4, facts: 0.1 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      // Of two that fit alike, the one that the catalog names first; a room before its floor plan.
      boostDocument: (path: string) => (path.split('/').length > 3 ? 0.4 : 1) - (byPath.get(path)?.place ?? 0) * 0.001,
    },
  });
  index.addAll(entries);
  const entriesOf = (results: readonly SearchResult[], limit: number) =>
    results.slice(0, limit).flatMap(({ id }) => byPath.get(String(id))?.entry ?? []);

  /** Pages whose name or address shares more than half of the letters of these words. */
  function alike(words: readonly string[]): SearchEntry[] {
    const long = words.filter((word) => word.length >= shortestTelling);
    if (long.length === 0) return [];
    // Written as one word it may be one: `board-room`.
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
      // The last part of an address says most. Of the parts before it those that are pages themselves, such as /venues, say nothing.
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

/** Words of an address's part, without the ending of a file. */
const wordsOf = (segment: string): string[] =>
  segment
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const lettersIn = (words: readonly string[]): number => words.join('').length;
