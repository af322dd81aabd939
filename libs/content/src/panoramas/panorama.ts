import type { VenueId } from '@mainstage/venues/facts/ids';

/** A 360° picture: equirectangular, with the room's front (its LED wall) in the middle. */
export interface Panorama {
  id: string;
  venue: VenueId;
  alt: string;
  /** Initial direction in degrees clockwise from the front. */
  initialYaw: number;
}

/** Its file in one of two widths in pixels: the small one is loaded first. */
export function panoramaFile({ id }: Panorama, width: 2048 | 4096): string {
  return `/panoramas/${id}-${width}.jpg`;
}

/** `srcset` of the square middle, which a phone in portrait shows initially. */
export const panoramaStills = ({ id }: Panorama): string =>
  [960, 1280].map((width) => `/panoramas/${id}-still-${width}.avif ${width}w`).join(', ');
