import type { Point, Rect, Shape } from './shapes';

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

/** What leads out of a room or a floor's own spaces, and lets light in. */
export interface Openings {
  doors?: readonly Door[];
  windows?: readonly Window[];
}

/** Something built in or set up that is no seat. */
export interface Fixture {
  shape: Rect;
  label?: string;
}

/** A wall of light: its line on the plan from one end to the other, and how far it bows away from the room. */
export interface LedWall {
  from: Point;
  to: Point;
  /** Metres that the middle lies behind the straight line. */
  bow: number;
  areaSqm: number;
  lengthM: number;
}

/** Chairs, or desks of an office, in rows, where a room has its own way with them. Metres. */
export interface RowsSetting {
  rows?: number;
  /** From row to row. */
  pitch?: number;
  /** From seat to seat. */
  seat?: number;
  /** Width of the way through the middle; none for a small room. */
  aisle?: number;
  /** Radius of the first row; without, rows are straight. */
  bend?: number;
}

/** What kind of table everybody sits around; at a `facing` one nobody sits at its ends. */
export type OneTable = 'long' | 'facing' | 'round' | 'horseshoe';

/** A high table with its stools or those who stand at it, metres: `u` across from the middle of the guests' floor, `v` from its front. */
export type HighTable = { u: number; v: number; guests: number } & (
  | { kind: 'round'; radius: number }
  /** Guests along its two long sides. */
  | { kind: 'long'; width: number; depth: number }
);

/** How a room is set up: where everybody looks, and where they can be. */
export interface Setting {
  /** The side that all look to. */
  front: 'north' | 'west';
  /** The floor that guests can have. */
  guests: Rect;
  /** For rows, where it differs. */
  rowsFloor?: Rect;
  rows?: RowsSetting;
  /** Lines of round tables, where the venue names them. */
  lines?: number;
  table?: OneTable;
  /** Instead of open round tables: so many at tables pushed together, on two sides. */
  islandsOf?: number;
  /** Groups that stand at a table of their own; all where nothing is said. */
  standingTables?: number;
  /** Where high tables have their places. */
  highTables?: readonly HighTable[];
  rings?: boolean;
  /** Seats on the floor in the middle of the rings. */
  inMiddle?: number;
  led?: LedWall;
  fixtures: readonly Fixture[];
}

/** Where a room lies in the house and what is built into it. */
export interface RoomPlan extends Openings {
  shape: Shape;
  /** Under the sky: railings instead of walls. */
  openAir?: boolean;
  /** Light partitions inside it. */
  partitions?: readonly (readonly [Point, Point])[];
  /** Nothing for a room that nobody sits in. */
  setting?: Setting;
}

/** The plan of a room that guests or tenants sit in. */
export interface SetPlan extends RoomPlan {
  setting: Setting;
}

/** What a floor has besides its rooms: its outer walls, what serves them, and the ways between. */
export interface FloorPlan extends Openings {
  /** Inner face of the outer walls. */
  hull: Rect;
  spaces: readonly Space[];
}
