import { isOffice } from '@mainstage/venues/facts/catalog';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { areaOf, guestsOf, wallKindOf, wallWordsOf } from '@mainstage/venues/facts/present';

interface Words {
  wall: string;
  volume: string;
}

/** What a venue's card says under its picture: area, capacity and, where there is one, the wall. */
export function venueFacts(id: VenueId, words: Words): string[] {
  if (isOffice(id)) return [areaOf(id), guestsOf(id)];
  const wall = wallWordsOf(id);
  const kind = wallKindOf(id) === 'LED volume' ? words.volume : words.wall;
  return [areaOf(id), guestsOf(id), ...(wall ? [`${kind} ${wall}`] : [])];
}
