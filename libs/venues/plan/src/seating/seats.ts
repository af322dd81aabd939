import type { DrawnAs } from '@mainstage/venues/facts/place';
import type { Setting } from '@mainstage/venues/facts/plan/space';
import type { Point, Rect } from '@mainstage/venues/facts/plan/shapes';
import { type Arrangement, evenly, type Floor } from './arrangement';
import { atOneTable } from './one-table';
import { onRings } from './rings';
import { alongRunway, atBenches, atDesks, inRows } from './rows';
import { atHighTables, atIslands, atOpenTables, atRoundTables, atStandingTables } from './tables';

/** A seat in the building. `turn`: direction it faces, 0 to the top of the plan, degrees clockwise. */
export interface Seat extends Point {
  turn: number;
}

export type Table =
  | ({ kind: 'round'; radius: number } & Point)
  /** `x` and `y` are its middle. */
  | ({ kind: 'long'; width: number; height: number } & Point);

export interface Seating {
  seats: readonly Seat[];
  tables: readonly Table[];
  standing: boolean;
}

/** Seats a number of guests in a room in that layout. @throws Error if the room is too small */
export function seatsFor(setting: Setting, layout: DrawnAs, guests: number): Seating {
  const floorRect = (layout === 'theatre' && setting.rowsFloor) || setting.guests;
  const west = setting.front === 'west';
  const floor: Floor = west
    ? { width: floorRect.height, depth: floorRect.width }
    : { width: floorRect.width, depth: floorRect.height };
  return { ...placed(arrange(setting, floor, layout, guests), floorRect, west), standing: layout === 'standing' };
}

function arrange(setting: Setting, floor: Floor, layout: DrawnAs, guests: number): Arrangement {
  if (layout === 'theatre')
    return setting.rings ? onRings(floor, guests, setting.inMiddle) : inRows(floor, guests, setting.rows);
  if (layout === 'classroom') return atDesks(floor, guests);
  if (layout === 'banquet') return atRoundTables(floor, guests, setting.lines);
  if (layout === 'cabaret')
    return setting.islandsOf ? atIslands(floor, guests, setting.islandsOf) : atOpenTables(floor, guests);
  if (layout === 'boardroom') return atOneTable(floor, guests, setting.table);
  if ((layout === 'standing' || layout === 'stools') && setting.highTables)
    return atHighTables(setting.highTables, guests);
  if (layout === 'standing') return atStandingTables(floor, guests, setting.standingTables);
  if (layout === 'benches') return alongRunway(floor, guests);
  return atBenches(floor, guests, setting.rows?.rows);
}

function placed({ seats, tables }: Arrangement, floor: Rect, west: boolean): Omit<Seating, 'standing'> {
  const middle = { x: floor.x + floor.width / 2, y: floor.y + floor.height / 2 };
  const at = ({ u, v }: { u: number; v: number }): Point =>
    west ? { x: floor.x + v, y: middle.y - u } : { x: middle.x + u, y: floor.y + v };
  return {
    seats: seats.map((seat) => ({ ...at(seat), turn: (seat.turn + (west ? 270 : 0) + 360) % 360 })),
    tables: tables.map((table): Table => {
      if (table.kind === 'round') return { kind: 'round', ...at(table), radius: table.radius };
      const [width, height] = west ? [table.depth, table.width] : [table.width, table.depth];
      return { kind: 'long', ...at(table), width, height };
    }),
  };
}

/**
 * Distributes the guests of a venue on several floors over its halls: no hall exceeds its own number unless all are
 * full.
 */
export function overHalls(guests: number, most: readonly number[]): number[] {
  const shares = evenly(guests, most.length);
  const left = shares.reduce((sum, share, hall) => sum + Math.max(0, share - most[hall]!), 0);
  if (left === 0 || most.reduce((sum, one) => sum + one, 0) < guests) return shares;
  const capped = shares.map((share, hall) => Math.min(share, most[hall]!));
  let over = left;
  return capped.map((share, hall) => {
    const more = Math.min(over, most[hall]! - share);
    over -= more;
    return share + more;
  });
}
