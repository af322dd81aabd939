import type { VenueId } from '@mainstage/venues/facts/ids';
import { venueNames } from '@mainstage/venues/facts/venue-names';

/** Parts of the building with pictures of their own that are no single venue. */
const otherRooms = {
  building: 'The building',
  foyers: 'Lobby and foyers',
  studios: 'Studios and backstage',
  offices: 'Meeting rooms and offices',
} as const;

export type GalleryRoom = VenueId | keyof typeof otherRooms;

export const roomName = (room: GalleryRoom): string => ({ ...venueNames, ...otherRooms })[room];
