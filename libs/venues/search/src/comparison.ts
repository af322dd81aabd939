import type { PlaceId } from './place';
import { placeOf } from './places';

/** Maximum number of places that are compared. */
export const maxCompared = 3;

/** Reads the compared places from a URL parameter: distinct, at most three; unknown ids are dropped. */
export function readComparison(text: string | null): readonly PlaceId[] {
  const ids = (text ?? '').split(',').flatMap((id) => placeOf(id)?.id ?? []);
  return [...new Set(ids)].slice(0, maxCompared);
}

/** Adds or removes a place; a full comparison stays as it is. */
export function toggleCompared(choice: readonly PlaceId[], id: PlaceId): readonly PlaceId[] {
  if (choice.includes(id)) return choice.filter((compared) => compared !== id);
  return choice.length < maxCompared ? [...choice, id] : choice;
}
