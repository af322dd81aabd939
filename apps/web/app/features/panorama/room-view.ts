import type { Panorama } from '@mainstage/content/panoramas/panorama';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { SeenOnFloor } from './all-views';
import type { ListedRoom, OnwardRoute } from './viewpoint';

/** A link to a neighbouring room as the page shows it. */
export interface RoomLink {
  to: VenueId;
  name: string;
  path: string;
  /** How one gets there, in words. */
  how: string;
  hasView: boolean;
}

/** A link through a door of the room. */
export interface Mark extends RoomLink, Pick<OnwardRoute, 'yaw' | 'floor' | 'through'> {}

/** What the page shows for an address. */
export interface RoomView {
  panorama: Panorama;
  /** Name of the room in the view. */
  here: string;
  /** Address of the view: as a room of the requested venue where that joins several. */
  path: string;
  requested: { id: VenueId; name: string; path: string };
  /** The requested venue has no view: this is the nearest. */
  missing: boolean;
  /** Name of the requested venue where it joins several rooms, which are `rooms`. */
  joined?: string;
  rooms: readonly ListedRoom[];
  marks: readonly Mark[];
  /** The same hall in other settings. */
  settings: readonly RoomLink[];
}

/** What the page knows of all views (`view-360-data.ts`). */
export interface View360Data {
  first: RoomView;
  /** By `viewKey`. */
  views: ReadonlyMap<string, RoomView>;
  floors: readonly SeenOnFloor[];
  /** How many views there are, and how many venues they show. */
  count: { views: number; venues: number };
}

/** The venue of the address, and the room where that joins several. */
export const viewKey = (venue: string, room: string | null): string => (room ? `${venue} ${room}` : venue);

/** The view of an address; the first of all where it names no venue. */
export const viewIn = ({ first, views }: View360Data, venue: string | null, room: string | null): RoomView =>
  (venue && (views.get(viewKey(venue, room)) ?? views.get(venue))) || first;
