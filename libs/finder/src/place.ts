import type { Span } from '@mainstage/house/figures';
import type { Kind } from '@mainstage/content/finder/kinds';
import type { PictureRef } from '@mainstage/content/site/page-content';
import type { VenueId } from '@mainstage/house/ids';
import type { Capacities } from '@mainstage/house/capacities';
import type { FloorNumber } from '@mainstage/house/facts';
import type { RoomId } from '@mainstage/house/house';
import type { Wish } from './query';

/** Rooms and joined rooms that are bookable and have no page of their own. */
export const pagelessIds = ['sky-lounge-terrace', 'liberty-atrium', 'liberty-hub', 'horizon-hub'] as const;

export type PlaceId = VenueId | (typeof pagelessIds)[number];

/** What a place is for. Fit counts that before it counts seats. */
export type Use = 'hall' | 'room' | 'studio' | 'reception' | 'office';

/** All that a venue, or rooms hired as one, can be found by. */
export interface Place {
  id: PlaceId;
  name: string;
  subtitle: string;
  picture: PictureRef;
  /** What is hired and asked for with it: itself, where it has a page. */
  page: VenueId;
  /** Where it is shown: its page, or its place on its floor's. */
  at: string;
  kind: Kind;
  use: Use;
  has: Readonly<Record<Wish, boolean>>;
  /** From bottom to top. */
  floors: readonly FloorNumber[];
  /** One figure twice, but for offices. Sqm. */
  areaSqm: Span;
  /** Most guests, however they sit or stand. */
  guests: number;
  /** More than `guests` on request. */
  open: boolean;
  /** Each LED wall on its own, the largest first; sqm. */
  ledWallsSqm: readonly number[];
  /** The widest picture it can show, in metres; 0 without a wall. */
  ledWidthM: number;
  /** The rooms it is made of; an office is its own. */
  parts: readonly RoomId[];
  /** Layouts that it cannot be set up in are missing. */
  layouts: Capacities;
}
