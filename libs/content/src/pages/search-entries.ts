import { areaOf, guestsOf, wallsOf } from '@mainstage/house/present';
import { isListed, pages } from './pages';
import { type VenueId, venueIds } from '@mainstage/house/ids';
import { decidingFactsOf } from '@mainstage/house/present-facts';
import { venues } from '../venues/venues';

/** Something that the search finds. */
export interface SearchEntry {
  path: string;
  title: string;
  /** What the page says of itself. */
  text: string;
  /** More words that lead there. */
  words: string;
  /** What decides about a venue; of a composed one also the names of its rooms, so it weighs little. */
  facts?: string;
}

/** What decides about a venue, as one would search for it. */
const decidingWords = (id: VenueId) =>
  decidingFactsOf(id)
    .map(({ label, text }) => `${label} ${text}`)
    .join(' ');

/** Every page that may be listed, then every venue in the house's own order. */
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
