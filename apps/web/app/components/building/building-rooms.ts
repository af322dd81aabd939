import { placeOf } from '@mainstage/venues/search/places';
import { cutaway } from '@mainstage/venues/plan/cutaway';
import { areaOf, floorsOf, guestsOf } from '@mainstage/venues/facts/present';

/** The building as it is drawn. */
export const building = cutaway();

/** How a room of the drawing is called to screen readers, and its page; nothing for what cannot be hired alone. */
export function buildingRoom(id: string): { name: string; to: string } | undefined {
  const place = placeOf(id);
  if (!place) return undefined;
  const facts = [floorsOf(place.id), areaOf(place.id), guestsOf(place.id)].join(', ');
  return { name: `${place.name}: ${facts}`, to: `/venues/${place.page}` };
}
