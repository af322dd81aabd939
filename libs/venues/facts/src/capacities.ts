import { guestsByFloors } from './limits';
import { type Layout, layoutNames } from './layouts';
import type { FloorNumber } from './facts';
import {
  type EventPlaceId,
  venueCatalog,
  isJoined,
  type JoinedId,
  joinedOf,
  type OfficeId,
  partsOf,
  type RoomId,
  roomOf,
} from './catalog';
import type { Category, DrawnAs, Room } from './place';
import type { Setting } from './plan/space';
import { planning } from './planning';

/** Facts of a room or of rooms hired as one. Areas in sqm. */
export interface PlaceFacts {
  floors: readonly FloorNumber[];
  areaSqm: number;
  guests: number;
  /** Area of each wall, largest first. */
  ledWallsSqm: readonly number[];
}

/** Maximum guests of a place in a layout. */
export interface Capacity {
  guests: number;
  /** Computed by the rules in `planning`, not stated by the room or its parts. */
  planned: boolean;
}

export type Capacities = Readonly<Partial<Record<Layout, Capacity>>>;

/** The facts of a room, or of joined rooms from their parts. */
export function factsOf(id: EventPlaceId): PlaceFacts {
  const built = partsOf(id).map(roomOf);
  const floors = [...new Set(built.map(({ floor }) => floor))];
  const most = Math.max(...built.map(({ facts }) => facts.guests.value));
  return {
    floors,
    areaSqm: built.reduce((sum, { facts }) => sum + facts.areaSqm.value, 0),
    guests: floors.length === 1 ? most : guestsOnFloors(floors),
    ledWallsSqm: built.flatMap(({ facts }) => facts.ledWallSqm.value ?? []).sort((one, other) => other - one),
  };
}

/** Category of a room; rooms without a page are spaces. */
export function categoryOf(id: EventPlaceId): Exclude<Category, 'SPATIAL'> {
  const { words } = venueCatalog[id];
  return 'category' in words ? words.category : 'SPACES';
}

/** Guests of a room, or of rooms hired as one, in each layout it can be set up in. */
export function layoutsOf(id: EventPlaceId): Capacities {
  const known = isJoined(id) ? capacitiesOfParts(partsOf(id)) : capacitiesOfRoom(roomOf(id), categoryOf(id));
  const most = factsOf(id).guests;
  return Object.fromEntries(
    Object.entries(known).map(([layout, { guests, planned }]) => [layout, { guests: Math.min(guests, most), planned }]),
  );
}

/** Stated capacity per layout, or the capacity that `planning` computes. */
export function capacitiesOfRoom({ facts, layouts, only }: Room, category: Exclude<Category, 'SPATIAL'>): Capacities {
  const share = planning.guestShare[shares[category]];
  return each((layout) => {
    const stated = layouts.filter((setUp) => setUp.layout === layout).map(({ guests }) => guests);
    if (stated.length > 0) return { guests: Math.max(...stated), planned: false };
    if (only && !only.includes(layout)) return undefined;
    const guests = Math.floor((facts.areaSqm.value * share) / planning.sqmPerGuest[layout]);
    return { guests: layout === 'boardroom' ? Math.min(guests, planning.longestTable) : guests, planned: true };
  });
}

/**
 * On one floor guests sit in the largest room only; over several floors they sit in all rooms, except around one table.
 * The result never exceeds the sum of the parts.
 */
function capacitiesOfParts(parts: readonly RoomId[]): Capacities {
  const rooms = parts.map(layoutsOf);
  const oneFloor = new Set(parts.map((id) => roomOf(id).floor)).size === 1;
  return each((layout) => {
    const capacities = rooms.map((room) => room[layout]);
    if (oneFloor || layout === 'boardroom') return capacities.reduce(larger, undefined);
    return capacities.reduce(
      (sum, part) => sum && part && { guests: sum.guests + part.guests, planned: sum.planned || part.planned },
      { guests: 0, planned: false } as Capacity | undefined,
    );
  });
}

/** Maximum guests at one time in any layout: the sum of the halls, capped by the limit of the floors. */
export function mostAtOnce(id: EventPlaceId): number {
  const parts = partsOf(id).map(roomOf);
  const { floors, guests } = factsOf(id);
  const sum = floors.reduce((total, floor) => total + largestOn(floor, parts), 0);
  return Math.min(sum, guests);
}

function largestOn(floor: FloorNumber, rooms: readonly Room[]): number {
  return Math.max(...rooms.filter((room) => room.floor === floor).map(({ facts }) => facts.guests.value));
}

/** A set-up with its guest number. */
export interface NumberedSetUp {
  layout: Layout | null;
  caption: string;
  guests: number;
  unit: 'guests' | 'people' | 'crew';
  open: boolean;
  description: string;
  image: string;
  drawn?: DrawnAs;
  setting?: Partial<Setting>;
}

/**
 * Set-ups on a venue's page. A room states their numbers; joined rooms take what their parts take in that layout, or
 * fewer if the set-up says so.
 */
export function setUpsOf(id: EventPlaceId | OfficeId): readonly NumberedSetUp[] {
  const place = venueCatalog[id];
  if (place.kind === 'joined') return joinedSetUps(id as JoinedId);
  const unit = place.kind === 'office' ? 'people' : 'guests';
  return place.layouts.map((setUp) => ({ unit, open: false, ...setUp }));
}

/** Layout and guests that a plan draws for a set-up; for a mixture the part with seats, else the place's first layout. */
export function drawnFor(id: EventPlaceId | OfficeId, setUp: NumberedSetUp): { drawn: DrawnAs; guests: number } {
  const drawn = setUp.drawn ?? setUp.layout;
  if (drawn) return { drawn, guests: setUp.guests };
  const place = venueCatalog[id];
  if (place.kind === 'office') return { drawn: 'desks', guests: place.facts.people.value };
  const [first, capacity] = Object.entries(layoutsOf(id as EventPlaceId))[0] as [Layout, Capacity];
  return { drawn: first, guests: capacity.guests };
}

function joinedSetUps(id: JoinedId): readonly NumberedSetUp[] {
  const capacities = layoutsOf(id);
  return joinedOf(id).layouts.map(({ layout, caption, description, image, atMost = Infinity }) => {
    const most = layout ? (capacities[layout]?.guests ?? 0) : mostAtOnce(id);
    return { layout, caption, description, image, guests: Math.min(atMost, most), unit: 'guests', open: false };
  });
}

/** Desks of an office; for an open-ended range, the stated number. */
export const peopleOf = (id: OfficeId): number => venueCatalog[id].facts.people.value;

const shares = { STAGES: 'stages', STUDIOS: 'studios', SPACES: 'spaces' } as const;

function guestsOnFloors(floors: readonly FloorNumber[]): number {
  if (floors.length > 2) return guestsByFloors.triple;
  const { withSkyline, withoutSkyline } = guestsByFloors.double;
  return floors.includes(venueCatalog['skyline-stage'].floor) ? withSkyline : withoutSkyline;
}

function larger(one: Capacity | undefined, other: Capacity | undefined): Capacity | undefined {
  if (!one || !other) return one ?? other;
  return other.guests > one.guests ? other : one;
}

function each(capacityOf: (layout: Layout) => Capacity | undefined): Capacities {
  return Object.fromEntries(
    layoutNames.flatMap((layout) => {
      const capacity = capacityOf(layout);
      return capacity && capacity.guests > 0 ? [[layout, capacity]] : [];
    }),
  );
}
