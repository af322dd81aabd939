import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import { type HireableId, partsOf } from '@mainstage/venues/facts/catalog';
import { floorNumbers, floors, locationOf, settingOf } from '@mainstage/venues/facts/plan/floors';
import type { Door } from '@mainstage/venues/facts/plan/space';
import { hallOf, isOffice } from './plan';
import { centreOf, type Point } from '@mainstage/venues/facts/plan/shapes';

/** Route from a venue to an adjacent one. */
export interface VenueRoute {
  to: VenueId;
  floor: FloorNumber;
  /** Direction of the door from the middle of the room: degrees clockwise from the room's front, -180 to 180. */
  yaw: number;
  through: 'door' | 'passage' | 'lift';
}

/**
 * Routes to adjacent venues through a door, along a passage or by lift, nearest first.
 * @param stops whether a lift route may lead to a venue; it leads to the nearest such venue on each floor
 */
export function routesFrom(venue: VenueId, stops: (venue: VenueId) => boolean = () => true): readonly VenueRoute[] {
  const room = roomOf(venue);
  // A part of a hall has the hall's doors, and its own middle and front.
  const hall = hallOf(room);
  const { floor, shape } = locationOf(room);
  const yawOf = (door: Door) => bearing(centreOf(shape), door.at, room);
  const onThisFloor = venuesFrom(floor, hall).map(({ id, first, steps }): VenueRoute => ({
    to: id,
    floor,
    yaw: yawOf(first),
    through: steps === 1 ? 'door' : 'passage',
  }));
  const toLifts = doorTowards(floor, hall, 'lobby');
  const onOtherFloors = floorNumbers
    .filter((other) => other !== floor)
    .flatMap((other): VenueRoute[] => {
      const next = venuesFrom(other, 'lobby').find(({ id }) => stops(id));
      return next && toLifts ? [{ to: next.id, floor: other, yaw: yawOf(toLifts), through: 'lift' }] : [];
    });
  return [...onThisFloor, ...onOtherFloors];
}

/** The venue of a list with the shortest route; the venue itself if it is in the list. */
export function nearestOf(venue: VenueId, list: readonly VenueId[]): VenueId | undefined {
  const found = list.find((each) => each === venue) ?? list.find((each) => roomOf(each) === roomOf(venue));
  if (found) return found;
  // Another part or setting of the same hall is nearer than the next room.
  const parts: readonly HireableId[] = isOffice(venue) ? [venue] : partsOf(venue);
  const halls = new Set<HireableId>(parts.map(hallOf));
  const same = list.find((each) => halls.has(hallOf(roomOf(each))));
  if (same) return same;
  const seen = new Set<HireableId>([hallOf(roomOf(venue))]);
  for (let edge: readonly VenueId[] = [venue]; edge.length > 0;) {
    const next = edge
      .flatMap((each) => routesFrom(each).map(({ to }) => to))
      .filter((to) => !seen.has(hallOf(roomOf(to))));
    next.forEach((to) => seen.add(hallOf(roomOf(to))));
    const there = next
      .map((to) => list.find((each) => hallOf(roomOf(each)) === hallOf(roomOf(to))))
      .find((each) => each !== undefined);
    if (there) return there;
    edge = next;
  }
  return list[0];
}

/** Room that routes start from; joined rooms start in their first. */
function roomOf(venue: VenueId): HireableId {
  return isOffice(venue) ? venue : partsOf(venue)[0]!;
}

interface ReachableVenue {
  id: VenueId;
  first: Door;
  steps: number;
}

/** Venues that can be reached from a space without crossing another venue. */
function venuesFrom(floor: FloorNumber, start: string): ReachableVenue[] {
  return walk(floor, start)
    .filter((each): each is ReachableVenue & { id: VenueId } => isVenueId(each.id))
    .sort((one, other) => one.steps - other.steps);
}

function doorTowards(floor: FloorNumber, start: string, goal: string): Door | undefined {
  return walk(floor, start).find(({ id }) => id === goal)?.first;
}

/** Breadth-first search from a space: each reachable space with the first door and the number of doors. */
function walk(floor: FloorNumber, start: string): { id: string; first: Door; steps: number }[] {
  const { doors, spaces } = floors[floor];
  const passable = (id: string) => {
    const space = spaces.find((each) => each.id === id);
    return space?.use === 'lobby' || id === 'shared' || (space?.use === 'room' && !isVenueId(id));
  };
  const reached = new Map<string, { id: string; first: Door; steps: number }>();
  let edge: { id: string; first?: Door; steps: number }[] = [{ id: start, steps: 0 }];
  while (edge.length > 0) {
    edge = edge.flatMap(({ id, first, steps }) =>
      doors
        .filter(({ between, kind }) => between.includes(id) && kind !== 'hatch' && kind !== 'gate')
        .flatMap((door) => {
          const other = door.between.find((each) => each !== id)!;
          if (other === start || reached.has(other)) return [];
          const found = { id: other, first: first ?? door, steps: steps + 1 };
          reached.set(other, found);
          return passable(other) ? [found] : [];
        }),
    );
  }
  return [...reached.values()];
}

/** Direction of a point relative to the room's front, in degrees. */
function bearing(from: Point, to: Point, room: HireableId): number {
  const front = settingOf(room)?.front === 'west' ? -90 : 0;
  const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI - front;
  return Math.round(((((angle + 180) % 360) + 360) % 360) - 180);
}
