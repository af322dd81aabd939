import type { PlaceId } from './place';
import { placeOf } from './places';

/** Most places that are held side by side. */
export const mostCompared = 3;

/** The places of a list in an address, each once, three at most; what is no place is left out. */
export function readChoice(text: string | null): readonly PlaceId[] {
  const ids = (text ?? '').split(',').flatMap((id) => placeOf(id)?.id ?? []);
  return [...new Set(ids)].slice(0, mostCompared);
}

/** The choice with the place put in or taken out; a full choice takes no more. */
export function toggled(choice: readonly PlaceId[], id: PlaceId): readonly PlaceId[] {
  if (choice.includes(id)) return choice.filter((each) => each !== id);
  return choice.length < mostCompared ? [...choice, id] : choice;
}
