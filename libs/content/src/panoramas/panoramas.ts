import type { PlaceId, VenueId } from '@mainstage/venues/facts/ids';
import { madeOf } from '../venues/relations';
import type { Panorama } from './panorama';
import manifest from './manifest.json';

/** All panoramas, rendered by imagery. */
export const panoramas = manifest as readonly Panorama[];

/** Panoramas of a venue, or of the rooms it consists of. */
export function viewsOf(venue: VenueId, views: readonly Panorama[] = panoramas): readonly Panorama[] {
  const rooms: readonly PlaceId[] = [venue, ...madeOf(venue).map(({ room }) => room)];
  return rooms.flatMap((room) => views.find((view) => view.venue === room) ?? []);
}

export function hasView(venue: VenueId): boolean {
  return viewsOf(venue).length > 0;
}
