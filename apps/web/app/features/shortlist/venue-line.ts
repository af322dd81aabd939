import { areaOf, floorsOf, guestsOf, officeArea, officePeople } from '@mainstage/content/venues/fact-texts';
import { houseFloors } from '@mainstage/content/venues/floors';
import type { VenueId } from '@mainstage/house/ids';
import { type OfficeId, offices } from '@mainstage/content/venues/offices';

/** A venue's facts in one line: 1,000 sqm, 199 guests, floor 6. */
export function venueLine(id: VenueId): string {
  if (!isOffice(id)) return [areaOf(id), guestsOf(id), floorsOf(id).toLowerCase()].join(', ');
  const floor = Object.entries(houseFloors).find(([, { venues }]) => (venues as readonly VenueId[]).includes(id))?.[0];
  return [officeArea(id), officePeople(id), `floor ${floor}`].join(', ');
}

function isOffice(id: VenueId): id is OfficeId {
  return id in offices;
}
