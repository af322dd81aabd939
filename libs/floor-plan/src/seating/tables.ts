import {
  type Arrangement,
  evenly,
  firstThatFits,
  type Floor,
  type LocalSeat,
  type LocalTable,
  radians,
} from './arrangement';

/** What stands at one place of a grid: a table with its seats, about its own middle. */
interface Island {
  /** From the middle to the outermost edge of a chair, metres. */
  reach: number;
  make(seats: number): Arrangement;
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

/** High tables with people standing around them. */
export function standing(floor: Floor, guests: number): Arrangement {
  const highTable: Island = {
    reach: 0.84,
    make: (seats) => ({
      tables: [{ kind: 'round', u: 0, v: 0, radius: 0.35 }],
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
    reach: seatAt + chair,
    make: (seats) => ({ tables: [{ kind: 'round', u: 0, v: 0, radius }], seats: around(seats, seatAt, arc) }),
  };
}

/** Seats on a circle, facing its middle; an arc leaves its opening to the front. */
function around(count: number, radius: number, arc: number): LocalSeat[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = arc === 360 ? (index * 360) / count : 180 - arc / 2 + ((index + 0.5) * arc) / count;
    const { sin, cos } = { sin: Math.sin(radians(angle)), cos: Math.cos(radians(angle)) };
    return { u: radius * sin, v: -radius * cos, turn: angle + 180 };
  });
}

interface Spread {
  /** Least way between two islands. */
  gap: number;
  lines?: number;
  /** Most from middle to middle. */
  widest?: number;
}

/** Islands on a grid, or on the places of a five on a die where only that has room. */
function spread(
  { width, depth }: Floor,
  guests: number,
  size: number,
  { reach, make }: Island,
  { gap, lines, widest = 4.4 }: Spread,
): Arrangement | undefined {
  const count = Math.ceil(guests / size);
  const pitch = 2 * reach + gap;
  const fit = (length: number) => Math.floor((length - 2 * reach + 1e-9) / pitch) + 1;
  const places = gridOf(count, fit(width), fit(depth), { width, depth }, lines);
  const spots = places
    ? onGrid(places, { width, depth }, reach, widest)
    : quincunx(count, { width, depth }, reach, pitch);
  if (!spots) return undefined;
  const shares = evenly(guests, count);
  const islands = spots.map(({ u, v }, index) => shifted(make(shares[index]!), u, v));
  return { seats: islands.flatMap(({ seats }) => seats), tables: islands.flatMap(({ tables }) => tables) };
}

/** How many islands stand in each line; nothing where they do not fit. */
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

function onGrid(rows: readonly number[], { width, depth }: Floor, reach: number, widest: number) {
  const across = Math.max(...rows);
  const step = across > 1 ? Math.min((width - 2 * reach) / (across - 1), widest) : 0;
  const down = rows.length > 1 ? Math.min((depth - 2 * reach) / (rows.length - 1), widest) : 0;
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
