import type { Span } from '@mainstage/venues/facts/number-format';
import type { Kind } from '@mainstage/content/finder/kinds';
import type { PictureRef } from '@mainstage/content/site/page-content';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { Capacities } from '@mainstage/venues/facts/capacities';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import type { RoomId } from '@mainstage/venues/facts/catalog';
import type { PlaceFeature } from './query';

/** Rooms and joined rooms that are bookable and have no page of their own. */
export const pagelessIds = ['sky-lounge-terrace', 'liberty-atrium', 'liberty-hub', 'horizon-hub'] as const;

export type PlaceId = VenueId | (typeof pagelessIds)[number];

/** Purpose of a place; ranking compares it before the number of seats. */
export type PlaceUse = 'hall' | 'room' | 'studio' | 'reception' | 'office';

/** Searchable facts of a venue or of rooms hired as one. */
export interface Place {
  id: PlaceId;
  name: string;
  subtitle: string;
  picture: PictureRef;
  /** Venue that an enquiry names: the place itself if it has a page. */
  page: VenueId;
  /** Path of its page, or its anchor on the page of its floor. */
  at: string;
  kind: Kind;
  use: PlaceUse;
  has: Readonly<Record<PlaceFeature, boolean>>;
  /** From bottom to top. */
  floors: readonly FloorNumber[];
  /** In sqm; a single value except for offices. */
  areaSqm: Span;
  /** Maximum guests in any layout. */
  guests: number;
  /** Whether more than `guests` are possible on request. */
  open: boolean;
  /** Area of each LED wall in sqm, largest first. */
  ledWallsSqm: readonly number[];
  /** The widest picture it can show, in metres; 0 without a wall. */
  ledWidthM: number;
  /** Its rooms; an office is its own. */
  parts: readonly RoomId[];
  /** Capacity of each available layout. */
  layouts: Capacities;
}
