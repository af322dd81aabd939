import type { Mark } from './room-view';

/** The sign at a door of the view: a line for each room behind it, and the lift's floors in one line. */
export interface Sign {
  /** Degrees to the right of the room's front. */
  yaw: number;
  rooms: readonly Mark[];
  lift: readonly Mark[];
  /** Minimum pixels above its door, so that it is above the signs beside it. */
  raised: number;
}

/** Sizes in pixels: lines are links with a touch target. */
export const line = { height: 44, gap: 6 } as const;
/** Length of a stem. */
export const stem = 14;
/** Gap between two signs. */
const apart = 12;
/** Minimum radius of a view in pixels: 340 px high, a hundred degrees of it visible. */
const smallestRadius = 340 / 2 / Math.tan((50 * Math.PI) / 180);

/** Maximum width of a sign: semibold letters of 15 px, a dot and the padding; the lift's label and its buttons. */
export function widthOf({ rooms, lift }: Pick<Sign, 'rooms' | 'lift'>): number {
  const names = rooms.map(({ name }) => name.length * 9 + 54);
  return Math.max(...names, lift.length > 0 ? 84 + lift.length * 48 : 0);
}

export function heightOf({ rooms, lift }: Pick<Sign, 'rooms' | 'lift'>): number {
  const lines = rooms.length + (lift.length > 0 ? 1 : 0);
  return lines * line.height + (lines - 1) * line.gap;
}

/** The signs of a view, one at each door, at heights at which none overlap on any screen and at any zoom. */
export function signsOf(marks: readonly Mark[]): readonly Sign[] {
  const doors = [...new Set(marks.map(({ yaw }) => yaw))].map((yaw) => {
    const here = marks.filter((mark) => mark.yaw === yaw);
    const rooms = here.filter(({ through }) => through !== 'lift');
    const lift = here.filter(({ through }) => through === 'lift');
    return { yaw, rooms, lift: lift.toSorted((one, other) => other.floor - one.floor) };
  });
  return doors.reduce<readonly Sign[]>((placed, door) => [...placed, { ...door, raised: freeAbove(door, placed) }], []);
}

/** A point of the screen, in pixels from its left and upper edge. */
export interface OnScreen {
  x: number;
  y: number;
}

/**
 * The extra heights that keep signs from overlapping at their current screen positions: doors near the edges and above
 * or below the middle lie on a curve, so signs that are apart at eye level may overlap there.
 * @param feet the screen position of each sign's door; undefined for one behind the visitor
 */
export function extraHeights(signs: readonly Sign[], feet: readonly (OnScreen | undefined)[]): readonly number[] {
  const arranged: { x: number; width: number; top: number; bottom: number }[] = [];
  return signs.map((sign, index) => {
    const base = feet[index];
    if (!base) return 0;
    const width = widthOf(sign);
    const own = base.y - stem - sign.raised;
    const overlapping = arranged.filter((other) => Math.abs(other.x - base.x) < (other.width + width) / 2);
    const clear = (bottom: number) =>
      overlapping.every((other) => bottom <= other.top || bottom - heightOf(sign) >= other.bottom);
    const places = [own, ...overlapping.map(({ top }) => top - line.gap)].filter((bottom) => bottom <= own);
    const bottom = Math.max(...places.filter(clear));
    arranged.push({ x: base.x, width, top: bottom - heightOf(sign), bottom });
    return own - bottom;
  });
}

/** The lowest free place for a sign at its door. */
function freeAbove(door: Omit<Sign, 'raised'>, placed: readonly Sign[]): number {
  const near = placed.filter((other) => angleBetween(door.yaw, other.yaw) < roomFor(door, other));
  const places = [0, ...near.map((other) => other.raised + heightOf(other) + apart)].sort((one, other) => one - other);
  const free = (at: number) =>
    near.every((other) => at >= other.raised + heightOf(other) + apart || at + heightOf(door) + apart <= other.raised);
  return places.find(free)!;
}

/**
 * The least angle between two doors at which their signs fit side by side, measured in the middle, where degrees are
 * smallest.
 */
function roomFor(one: Omit<Sign, 'raised'>, other: Sign): number {
  const pixels = (widthOf(one) + widthOf(other)) / 2 + apart;
  return (2 * Math.atan(pixels / 2 / smallestRadius) * 180) / Math.PI;
}

function angleBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
}
