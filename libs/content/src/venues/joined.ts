import { claims } from '@mainstage/house/claims';
import { type FloorNumber, type Room, type RoomId, rooms } from './rooms';

/** Rooms that are hired as one. */
export const joined = {
  'skyline-stage-terrace': ['skyline-stage', 'sky-terrace'],
  'nova-stage-terrace': ['nova-stage', 'sky-terrace'],
  'vista-stage-terrace': ['vista-stage', 'sky-terrace'],
  'sky-lounge-terrace': ['sky-lounge', 'sky-terrace'],
  'skyline-floor': ['skyline-stage', 'sky-lounge', 'sky-terrace'],
  'liberty-floor': [
    'liberty-stage',
    'liberty-atrium',
    'liberty-hub',
    'liberty-foyer',
    'workshop',
    'arena',
    'straight-up',
    'boardroom',
  ],
  'horizon-floor': ['horizon-stage', 'horizon-hub', 'directors-circle'],
  // The first name is where the evening begins; the same two halls in the other order are another evening.
  'skyline-horizon-double': ['skyline-stage', 'horizon-stage'],
  'skyline-liberty-double': ['skyline-stage', 'liberty-stage'],
  'horizon-liberty-double': ['horizon-stage', 'liberty-stage'],
  'horizon-skyline-double': ['horizon-stage', 'skyline-stage'],
  'skyline-liberty-horizon-triple': ['skyline-stage', 'liberty-stage', 'horizon-stage'],
} as const satisfies Record<string, readonly RoomId[]>;

export type JoinedId = keyof typeof joined;

/** What can be said of a room or of several as one. Areas in sqm. */
export interface PlaceFacts {
  floors: readonly FloorNumber[];
  areaSqm: number;
  guests: number;
  /** Each wall on its own, the largest first. */
  ledWallsSqm: readonly number[];
}

/**
 * Guests of one, two and three floors (spec 3: 199, 350, 400, 550). They are not sums: stairs and exits are shared.
 * Of the two figures for a double floor the larger belongs to pairs with Skyline, the largest hall.
 */
export const guestsByFloors = {
  single: claims.guestsPerFloor,
  double: { withoutSkyline: 350, withSkyline: 400 },
  triple: 550,
} as const;

/** The facts of a room, or of joined rooms from their parts. */
export function factsOf(id: RoomId | JoinedId): PlaceFacts {
  const parts = id in joined ? joined[id as JoinedId] : [id as RoomId];
  const built: Room[] = parts.map((part) => rooms[part]);
  const floors = [...new Set(built.map(({ floor }) => floor))];
  return {
    floors,
    areaSqm: built.reduce((sum, { areaSqm }) => sum + areaSqm, 0),
    guests: floors.length === 1 ? Math.max(...built.map(({ guests }) => guests)) : guestsOnFloors(floors),
    ledWallsSqm: built.flatMap(({ ledWallSqm }) => ledWallSqm ?? []).sort((one, other) => other - one),
  };
}

/** Which rooms a joined venue is made of; a room is made of itself. */
export function partsOf(id: RoomId | JoinedId): readonly RoomId[] {
  return id in joined ? joined[id as JoinedId] : [id as RoomId];
}

function guestsOnFloors(floors: readonly FloorNumber[]): number {
  if (floors.length > 2) return guestsByFloors.triple;
  const { withSkyline, withoutSkyline } = guestsByFloors.double;
  return floors.includes(rooms['skyline-stage'].floor) ? withSkyline : withoutSkyline;
}
