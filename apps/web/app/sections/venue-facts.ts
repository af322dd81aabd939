import { areaOf, guestsOf, officeArea, officePeople, wallsOf } from '@mainstage/content/venues/fact-texts';
import type { VenueId } from '@mainstage/house/ids';
import { isOffice } from '@mainstage/content/venues/offices';
import { venues } from '@mainstage/content/venues/venues';

interface Words {
  wall: string;
  volume: string;
}

/** What a venue's card says under its picture: area, capacity and, where there is one, the wall. */
export function venueFacts(id: VenueId, words: Words): string[] {
  if (isOffice(id)) return [officeArea(id), officePeople(id)];
  const wall = wallsOf(id);
  const kind = venues[id].category === 'STUDIOS' ? words.volume : words.wall;
  return [areaOf(id), guestsOf(id), ...(wall ? [`${kind} ${wall}`] : [])];
}
