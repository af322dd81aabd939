import type { OfficeId, RoomId } from '@mainstage/house/house';
import type { Point, Rect, Shape } from '../shapes';

/** What can be hired, alone or with others. */
export type HiredId = RoomId | OfficeId;

/** Part of a floor with walls, or railings, around it. */
export interface Space {
  /** A room or office of the facts, or a name of the plan's own for what nobody hires. */
  id: string;
  shape: Shape;
  /** `room`: can be hired. `open`: under the sky. `void`: the floor below looks through. The rest serves. */
  use: 'room' | 'open' | 'lobby' | 'stair' | 'lift' | 'service' | 'void';
  /** What the plan calls it; rooms are named by their facts. */
  label?: string;
}

/** A part of a room that is hired by itself behind drapes, such as Nova Stage in the big hall. */
export interface Zone {
  id: RoomId;
  within: RoomId;
  shape: Rect;
}

/** A way through a wall. */
export interface Door {
  between: readonly [string, string];
  /** Middle of the opening. */
  at: Point;
  /** Which way the wall runs. */
  wall: 'across' | 'along';
  /** Clear width in metres. */
  width: number;
  kind: 'single' | 'double' | 'open' | 'folding' | 'hatch' | 'gate';
  /** Leaves swing into the first of the two rooms, not the second. */
  back?: boolean;
}

/** Glass in an outer wall, from one point to the other. */
export interface Window {
  from: Point;
  to: Point;
}

export interface FloorGeometry {
  /** Inner face of the outer walls. */
  hull: Rect;
  spaces: readonly Space[];
  zones: readonly Zone[];
  doors: readonly Door[];
  windows: readonly Window[];
  /** Light partitions inside a room. */
  partitions: readonly (readonly [Point, Point])[];
}
