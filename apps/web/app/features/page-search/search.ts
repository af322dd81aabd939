import MiniSearch from 'minisearch';
import type { SearchEntry } from '@mainstage/content/pages/search-entries';

const most = 6;
const mostSuggested = 3;

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
  const search = (query: string, combineWith: 'AND' | 'OR', limit: number) =>
    index
      .search(query, { combineWith })
      .slice(0, limit)
      .flatMap(({ id }) => byPath.get(String(id))?.entry ?? []);

  return {
    find: (query) => search(query, 'AND', most),
    suggest(path) {
      const words = path
        .split('/')
        .map((segment) =>
          segment
            .replace(/\.\w+$/, '')
            .replace(/[^\p{L}\p{N}]+/gu, ' ')
            .trim(),
        )
        .filter((segment) => segment !== '');
      // The last part of an address says most; the parts before it help only where it says nothing.
      for (const query of [words.at(-1) ?? '', words.join(' ')])
        for (const combine of ['AND', 'OR'] as const) {
          const found = search(query, combine, mostSuggested);
          if (found.length > 0) return found;
        }
      return [];
    },
  };
}
