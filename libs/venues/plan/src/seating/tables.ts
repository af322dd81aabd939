import type { HighTable } from '@mainstage/venues/facts/plan/space';
import {
  type Arrangement,
  evenly,
  firstThatFits,
  type Floor,
  type LocalSeat,
  type LocalTable,
  radians,
} from './arrangement';

/** A table with its seats, relative to its own middle. */
interface Island {
  /** Distance from the middle to the outermost edge of a chair, metres: across, and away from the front. */
  reach: { across: number; deep: number };
  make(seats: number, index: number): Arrangement;
}

const chair = 0.25;

/** Round tables with chairs all around. */
export function atRoundTables(floor: Floor, guests: number, lines?: number): Arrangement {
  return firstThatFits(
    [10, 8, 6].map((size) => () => spread(floor, guests, size, roundTable(size, 360), { gap: 0.5, lines })),
    `${guests} at round tables`,
  );
}

/** Round tables open to the front, so that nobody sits with their back to it. */
export function atOpenTables(floor: Floor, guests: number): Arrangement {
  return firstThatFits(
    [6, 5].map((size) => () => spread(floor, guests, size, roundTable(size, 240), { gap: 0.35 })),
    `${guests} at open tables`,
  );
}

/** Groups at pairs of tables for two, half of each group on either side. */
export function atIslands(floor: Floor, guests: number, size: number): Arrangement {
  const [length, breadth] = [(size / 2) * 0.62, 1.4];
  const island: Island = {
    reach: { across: length / 2, deep: breadth / 2 + 0.3 + chair },
    make: (seats) => ({
      tables: [-1, 1].map((side) => ({
        kind: 'long',
        u: 0,
        v: (side * breadth) / 4,
        width: length,
        depth: breadth / 2,
      })),
      seats: evenly(seats, 2).flatMap((count, row) =>
        Array.from({ length: count }, (_, index): LocalSeat => ({
          u: (index - (count - 1) / 2) * 0.62,
          v: (row === 0 ? -1 : 1) * (breadth / 2 + 0.3),
          turn: row === 0 ? 180 : 0,
        })),
      ),
    }),
  };
  return firstThatFits([() => spread(floor, guests, size, island, { gap: 0.3 })], `${guests} at islands of ${size}`);
}

/** High tables at given positions. */
export function atHighTables(tables: readonly HighTable[], guests: number): Arrangement {
  const places = tables.reduce((sum, table) => sum + table.guests, 0);
  if (places !== guests) throw new Error(`No high tables for ${guests}: they take ${places}`);
  return {
    tables: tables.map(({ guests: _, ...table }): LocalTable => table),
    seats: tables.flatMap((table) => {
      const { u, v, guests: count } = table;
      if (table.kind === 'round')
        return around(count, table.radius + 0.3, 360).map((seat) => ({ ...seat, u: u + seat.u, v: v + seat.v }));
      return evenly(count, 2).flatMap((along, row) =>
        Array.from({ length: along }, (_, index): LocalSeat => ({
          u: u + ((index + 0.5) / along - 0.5) * table.width,
          v: v + (row === 0 ? -1 : 1) * (table.depth / 2 + 0.28),
          turn: row === 0 ? 180 : 0,
        })),
      );
    }),
  };
}

/** High tables with standing guests, or groups of guests if there are fewer tables than groups. */
export function atStandingTables(floor: Floor, guests: number, tables = Infinity): Arrangement {
  const highTable: Island = {
    reach: { across: 0.84, deep: 0.84 },
    make: (seats, index) => ({
      tables: index < tables ? [{ kind: 'round', u: 0, v: 0, radius: 0.35 }] : [],
      seats: around(seats, 0.62, 360),
    }),
  };
  return firstThatFits(
    [4, 5, 6].map((size) => () => spread(floor, guests, size, highTable, { gap: 0.15, widest: 3.4 })),
    `${guests} standing`,
  );
}

function roundTable(size: number, arc: number): Island {
  const radius = Math.max(0.5, (size * 0.62 * (360 / arc)) / (2 * Math.PI) - 0.25);
  const seatAt = radius + 0.33;
  return {
    reach: { across: seatAt + chair, deep: seatAt + chair },
    make: (seats) => ({ tables: [{ kind: 'round', u: 0, v: 0, radius }], seats: around(seats, seatAt, arc) }),
  };
}

/** Seats on a circle, facing its middle; an arc is open to the front. */
function around(count: number, radius: number, arc: number): LocalSeat[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = arc === 360 ? (index * 360) / count : 180 - arc / 2 + ((index + 0.5) * arc) / count;
    const { sin, cos } = { sin: Math.sin(radians(angle)), cos: Math.cos(radians(angle)) };
    return { u: radius * sin, v: -radius * cos, turn: angle + 180 };
  });
}

interface IslandSpacing {
  /** Minimum distance between two islands. */
  gap: number;
  lines?: number;
  /** Maximum distance between two middles. */
  widest?: number;
}

/** Islands on a grid, or in a quincunx if only that fits. */
function spread(
  { width, depth }: Floor,
  guests: number,
  size: number,
  { reach, make }: Island,
  { gap, lines, widest = 4.4 }: IslandSpacing,
): Arrangement | undefined {
  const count = Math.ceil(guests / size);
  const fit = (length: number, each: number) => Math.floor((length - 2 * each + 1e-9) / (2 * each + gap)) + 1;
  const places = gridOf(count, fit(width, reach.across), fit(depth, reach.deep), { width, depth }, lines);
  const spots = places
    ? onGrid(places, { width, depth }, reach, widest)
    : quincunx(count, { width, depth }, reach.deep, 2 * reach.deep + gap);
  if (!spots) return undefined;
  const shares = evenly(guests, count);
  const islands = spots.map(({ u, v }, index) => shifted(make(shares[index]!, index), u, v));
  return { seats: islands.flatMap(({ seats }) => seats), tables: islands.flatMap(({ tables }) => tables) };
}

/** Number of islands in each line; undefined if they do not fit. */
function gridOf(
  count: number,
  across: number,
  deep: number,
  { width, depth }: Floor,
  lines?: number,
): number[] | undefined {
  const possible = Array.from({ length: Math.min(deep, count) }, (_, index) => index + 1).filter(
    (rows) => Math.ceil(count / rows) <= across,
  );
  const squareness = (rows: number) => Math.abs(Math.log(width / Math.ceil(count / rows) / (depth / rows)));
  const rows =
    lines !== undefined && possible.includes(lines)
      ? lines
      : possible.sort((one, other) => squareness(one) - squareness(other))[0];
  return rows === undefined ? undefined : evenly(count, rows);
}

function onGrid(rows: readonly number[], { width, depth }: Floor, reach: Island['reach'], widest: number) {
  const across = Math.max(...rows);
  const step = across > 1 ? Math.min((width - 2 * reach.across) / (across - 1), widest) : 0;
  const down = rows.length > 1 ? Math.min((depth - 2 * reach.deep) / (rows.length - 1), widest) : 0;
  const top = (depth - down * (rows.length - 1)) / 2;
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({ u: (index - (count - 1) / 2) * step, v: top + row * down })),
  );
}

/** Two, one, two and so on. */
function quincunx(count: number, { width, depth }: Floor, reach: number, pitch: number) {
  const [side, last] = [width / 2 - reach, depth - reach];
  const step = pitch * Math.SQRT1_2;
  const lines = Math.floor((last - reach) / step) + 1;
  if (side < step || count > Math.ceil(lines * 1.5)) return undefined;
  const down = (last - reach) / (lines - 1);
  const spots = Array.from({ length: lines }, (_, line) =>
    line % 2 === 0
      ? [
          { u: -side, v: reach + line * down },
          { u: side, v: reach + line * down },
        ]
      : [{ u: 0, v: reach + line * down }],
  ).flat();
  return spots.length >= count ? spots.slice(0, count) : undefined;
}

function shifted({ seats, tables }: Arrangement, u: number, v: number): Arrangement {
  return {
    seats: seats.map((seat) => ({ ...seat, u: seat.u + u, v: seat.v + v })),
    tables: tables.map((table): LocalTable => ({ ...table, u: table.u + u, v: table.v + v })),
  };
}
