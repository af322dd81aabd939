import { isOffice } from '@mainstage/venues/facts/catalog';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { areaOf, guestsOf, wallKindOf, wallWordsOf } from '@mainstage/venues/facts/present';
import { priceLineOf } from '@mainstage/venues/facts/present-facts';
import { venues } from '@mainstage/content/venues/venues';

interface Words {
  wall: string;
  volume: string;
}

export interface ListedFacts {
  id: VenueId;
  name: string;
  subtitle: string;
  facts: readonly string[];
  price: string;
}

/** The facts under the picture of a venue's card: area, capacity and, if it has one, the LED wall. */
export function venueFacts(id: VenueId, words: Words): string[] {
  if (isOffice(id)) return [areaOf(id), guestsOf(id)];
  const wall = wallWordsOf(id);
  const kind = wallKindOf(id) === 'LED volume' ? words.volume : words.wall;
  return [areaOf(id), guestsOf(id), ...(wall ? [`${kind} ${wall}`] : [])];
}

/** For the loader of a page that lists venues, so that the browser does not load the facts of all. */
export function listedFactsOf(id: VenueId, words: Words): ListedFacts {
  const { name, subtitle } = venues[id];
  return { id, name, subtitle, facts: venueFacts(id, words), price: priceLineOf(id) };
}
