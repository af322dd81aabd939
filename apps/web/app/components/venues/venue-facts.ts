import { isOffice } from '@mainstage/venues/facts/catalog';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { areaOf, guestsOf, wallKindOf, wallWordsOf } from '@mainstage/venues/facts/present';
import { priceLineOf } from '@mainstage/venues/facts/present-facts';
import { venues } from '@mainstage/content/venues/venues';

interface Words {
  wall: string;
  volume: string;
}

/** What a list says of a venue. */
export interface ListedFacts {
  id: VenueId;
  name: string;
  subtitle: string;
  facts: readonly string[];
  price: string;
}

/** What a venue's card says under its picture: area, capacity and, where there is one, the wall. */
export function venueFacts(id: VenueId, words: Words): string[] {
  if (isOffice(id)) return [areaOf(id), guestsOf(id)];
  const wall = wallWordsOf(id);
  const kind = wallKindOf(id) === 'LED volume' ? words.volume : words.wall;
  return [areaOf(id), guestsOf(id), ...(wall ? [`${kind} ${wall}`] : [])];
}

/** For the loader of a page that lists venues, so that it does not load the facts of all. */
export function listedFactsOf(id: VenueId, words: Words): ListedFacts {
  const { name, subtitle } = venues[id];
  return { id, name, subtitle, facts: venueFacts(id, words), price: priceLineOf(id) };
}
