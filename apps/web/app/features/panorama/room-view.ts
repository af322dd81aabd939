import type { Panorama } from '@mainstage/content/panoramas/panorama';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { SeenOnFloor } from './all-views';
import type { ListedRoom, OnwardRoute } from './viewpoint';

export interface RoomLink {
  to: VenueId;
  name: string;
  path: string;
  /** The way there as text. */
  how: string;
  hasView: boolean;
}

/** A link at a door of the room. */
export interface Mark extends RoomLink, Pick<OnwardRoute, 'yaw' | 'floor' | 'through'> {}

/** The page's data for an address. */
export interface RoomView {
  panorama: Panorama;
  /** Name of the room in the view. */
  here: string;
  /** Path of the view; a venue of several rooms has a parameter for the room. */
  path: string;
  requested: { id: VenueId; name: string; path: string };
  /** The requested venue has no view: this is the nearest. */
  missing: boolean;
  /** Name of the requested venue if it consists of several rooms, which are `rooms`. */
  joined?: string;
  rooms: readonly ListedRoom[];
  marks: readonly Mark[];
  /** The same hall in other settings. */
  settings: readonly RoomLink[];
}

/** All views of the page (`view-360-data.ts`). */
export interface View360Data {
  first: RoomView;
  /** By `viewKey`. */
  views: ReadonlyMap<string, RoomView>;
  floors: readonly SeenOnFloor[];
  /** Number of views, and of the venues that they show. */
  count: { views: number; venues: number };
}

/** Key of a venue, and of the room if the venue consists of several. */
export const viewKey = (venue: string, room: string | null): string => (room ? `${venue} ${room}` : venue);

/** The view of an address; by default the first. */
export const viewIn = ({ first, views }: View360Data, venue: string | null, room: string | null): RoomView =>
  (venue && (views.get(viewKey(venue, room)) ?? views.get(venue))) || first;
