import type { Point, Rect, Shape } from './shapes';

/** Part of a floor with walls, or railings, around it. */
export interface Space {
  /** Id of a room or office in the catalog, or a plan-only id for a space that cannot be hired. */
  id: string;
  shape: Shape;
  /** `room`: can be hired. `open`: open-air. `void`: open to the floor below. All others are service spaces. */
  use: 'room' | 'open' | 'lobby' | 'stair' | 'lift' | 'service' | 'void';
  /** Label on the plan; rooms take their name from the catalog. */
  label?: string;
}

export interface Door {
  between: readonly [string, string];
  at: Point;
  /** Direction of the wall. */
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

/** Doors and windows of a room or of a floor's own spaces. */
export interface Openings {
  doors?: readonly Door[];
  windows?: readonly Window[];
}

/** Built-in or set-up furniture without seats. */
export interface Fixture {
  shape: Rect;
  label?: string;
}

/** An LED wall: its line on the plan, and its bow away from the room. */
export interface LedWall {
  from: Point;
  to: Point;
  /** Metres between its middle and the straight line. */
  bow: number;
  areaSqm: number;
  lengthM: number;
}

/** Overrides for rows of chairs or office desks, in metres. */
export interface RowsSetting {
  rows?: number;
  /** Distance between rows. */
  pitch?: number;
  /** Distance between seats. */
  seat?: number;
  /** Width of the middle aisle; unset for a small room. */
  aisle?: number;
  /** Radius of the first row; by default rows are straight. */
  bend?: number;
}

/** Shape of a single table; a `facing` table has no seats at its ends. */
export type OneTable = 'long' | 'facing' | 'round' | 'horseshoe';

/** A high table with its stools or standing guests, in metres: `u` across from the middle of the guest area, `v` from its front. */
export type HighTable = { u: number; v: number; guests: number } & (
  | { kind: 'round'; radius: number }
  /** Guests along its two long sides. */
  | { kind: 'long'; width: number; depth: number }
);

/** How a room is set up: its front and the area for guests. */
export interface Setting {
  /** The side that guests face. */
  front: 'north' | 'west';
  guests: Rect;
  /** Area for rows, if it differs. */
  rowsFloor?: Rect;
  rows?: RowsSetting;
  /** Lines of round tables, if the venue specifies them. */
  lines?: number;
  table?: OneTable;
  /** Instead of open round tables: this many at tables pushed together, on two sides. */
  islandsOf?: number;
  /** Number of groups with a table of their own; all by default. */
  standingTables?: number;
  /** Positions of high tables. */
  highTables?: readonly HighTable[];
  rings?: boolean;
  /** Seats on the floor in the middle of the rings. */
  inMiddle?: number;
  led?: LedWall;
  fixtures: readonly Fixture[];
}

/** Location of a room in the building and its built-in furniture. */
export interface RoomPlan extends Openings {
  shape: Shape;
  /** Open-air: railings instead of walls. */
  openAir?: boolean;
  /** Light partitions inside it. */
  partitions?: readonly (readonly [Point, Point])[];
  /** Unset for a room without seats. */
  setting?: Setting;
}

/** The plan of a room for guests or tenants. */
export interface SetPlan extends RoomPlan {
  setting: Setting;
}

/** A floor without its rooms: outer walls, service rooms and passages. */
export interface FloorPlan extends Openings {
  /** Inner face of the outer walls. */
  hull: Rect;
  spaces: readonly Space[];
}
