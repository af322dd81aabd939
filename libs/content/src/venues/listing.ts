import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import type { PictureRef } from '../site/page-content';
import type { VenueCategory } from './types';
import { venues } from './venues';

/** A venue on a list page, with its picture there. */
export interface ListedVenue {
  id: VenueId;
  picture: PictureRef;
}

/** The venues that a page places explicitly, then all others of its kind, each with the first picture of its page. */
export function withOthers(placed: readonly ListedVenue[], belong: readonly VenueId[]): readonly ListedVenue[] {
  const others = belong.filter((id) => placed.every((each) => each.id !== id));
  return [...placed, ...others.map((id) => ({ id, picture: venues[id].heroImage }))];
}

/** All venues of a category, in catalog order. */
export const venuesOf = (category: VenueCategory): readonly VenueId[] =>
  venueIds.filter((id) => venues[id].category === category);
