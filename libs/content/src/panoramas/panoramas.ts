import type { PlaceId, VenueId } from '@mainstage/venues/facts/ids';
import { madeOf } from '../venues/relations';
import manifest from './manifest.json';

/** A picture all round: equirectangular, the room's front (its LED wall) in the middle of the picture. */
export interface Panorama {
  id: string;
  venue: VenueId;
  alt: string;
  /** Initial direction in degrees clockwise from the front. */
  initialYaw: number;
}

/** All panoramas, rendered by imagery. */
export const panoramas = manifest as readonly Panorama[];

/** Its file in one of two widths in pixels: the small one loads first. */
export function panoramaFile({ id }: Panorama, width: 2048 | 4096): string {
  return `/panoramas/${id}-${width}.jpg`;
}

/** `srcset` of the square middle, which a phone in portrait shows initially. */
export const panoramaStills = ({ id }: Panorama): string =>
  [960, 1280].map((width) => `/panoramas/${id}-still-${width}.avif ${width}w`).join(', ');

/** Panoramas of a venue, or of the rooms it consists of. */
export function viewsOf(venue: VenueId, views: readonly Panorama[] = panoramas): readonly Panorama[] {
  const rooms: readonly PlaceId[] = [venue, ...madeOf(venue).map(({ room }) => room)];
  return rooms.flatMap((room) => views.find((view) => view.venue === room) ?? []);
}

/** Whether a venue has a panorama. */
export function hasView(venue: VenueId): boolean {
  return viewsOf(venue).length > 0;
}
