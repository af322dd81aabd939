import { placeOf } from '@mainstage/venues/search/places';
import { cutaway } from '@mainstage/venues/plan/cutaway';
import { areaOf, floorsOf, guestsOf } from '@mainstage/venues/facts/present';

export const building = cutaway();

/** Accessible name and page of a room; undefined for a room that cannot be hired alone. */
export function buildingRoom(id: string): { name: string; to: string } | undefined {
  const place = placeOf(id);
  if (!place) return undefined;
  const facts = [floorsOf(place.id), areaOf(place.id), guestsOf(place.id)].join(', ');
  return { name: `${place.name}: ${facts}`, to: `/venues/${place.page}` };
}
