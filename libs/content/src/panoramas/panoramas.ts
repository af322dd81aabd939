import type { PlaceId, VenueId } from '@mainstage/house/ids';
import { madeOf } from '../venues/relations';
import manifest from './manifest.json';

/** A picture all round: equirectangular, the room's front (its LED wall) in the middle of the picture. */
export interface Panorama {
  id: string;
  venue: VenueId;
  alt: string;
  /** Where the view begins: degrees to the right of the front. */
  initialYaw: number;
}

/** The views that there are; made by imagery. */
export const panoramas = manifest as readonly Panorama[];

/** Its file in one of its two sizes, in pixels across: the small one first, the large one when there is time. */
export function panoramaFile({ id }: Panorama, width: 2048 | 4096): string {
  return `/panoramas/${id}-${width}.jpg`;
}

/** The square AVIF files of its middle, as in `srcset`: all that an upright telephone shows of it before it is turned. */
export const panoramaStills = ({ id }: Panorama): string =>
  [960, 1280].map((width) => `/panoramas/${id}-still-${width}.avif ${width}w`).join(', ');

/** The views that show a venue: its own, or those of the rooms that it joins. */
export function viewsOf(venue: VenueId, views: readonly Panorama[] = panoramas): readonly Panorama[] {
  const rooms: readonly PlaceId[] = [venue, ...madeOf(venue).map(({ room }) => room)];
  return rooms.flatMap((room) => views.find((view) => view.venue === room) ?? []);
}

/** Whether a venue can be seen all round. */
export function hasView(venue: VenueId): boolean {
  return viewsOf(venue).length > 0;
}
