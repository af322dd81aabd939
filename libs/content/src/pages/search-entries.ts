import { areaOf, guestsOf, wallsOf } from '@mainstage/venues/facts/present';
import { isListed, pages } from './pages';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { decidingFactsOf } from '@mainstage/venues/facts/present-facts';
import { venues } from '../venues/venues';

/** An entry of the site search. */
export interface SearchEntry {
  path: string;
  title: string;
  /** Description of the page. */
  text: string;
  /** Further keywords. */
  words: string;
  /** Facts of a venue and names of its rooms, with a low weight. */
  facts?: string;
}

const decidingWords = (id: VenueId) =>
  decidingFactsOf(id)
    .map(({ label, text }) => `${label} ${text}`)
    .join(' ');

/** Every listed page, then every venue in catalog order. */
export function searchEntries(): SearchEntry[] {
  const found = new Map<string, SearchEntry>();
  for (const { path, head } of pages.filter(isListed)) {
    found.set(path, { path, title: head.title, text: head.description, words: head.keywords.join(' ') });
  }
  for (const id of venueIds) {
    const { name, description, subtitle, category } = venues[id];
    found.set(`/venues/${id}`, {
      path: `/venues/${id}`,
      title: name,
      text: description,
      words: [category, subtitle, areaOf(id), guestsOf(id), wallsOf(id)].join(' '),
      facts: decidingWords(id),
    });
  }
  return [...found.values()];
}
