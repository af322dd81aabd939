import type { Layout } from '@mainstage/venues/facts/layouts';

/** A seat is a dot, a table an outline, the stage a bar at the top. In units of a 72 × 52 sheet. */
interface Drawing {
  seats: readonly (readonly [number, number])[];
  tables?: readonly { x: number; y: number; width: number; height: number; round?: boolean }[];
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const grid = (columns: number, rows: number, at: (column: number, row: number) => [number, number]) =>
  range(rows).flatMap((row) => range(columns).map((column) => at(column, row)));

/** Seats on an arc, from one angle to another in turns; 0 is the side of the stage. */
const around = ([x, y]: readonly [number, number], radius: number, seats: number, from = 0, to = 1) =>
  range(seats).map((seat): [number, number] => {
    const angle = 2 * Math.PI * (from + ((to - from) * seat) / (to - from === 1 ? seats : seats - 1)) - Math.PI / 2;
    return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
  });
const round = (value: number) => Math.round(value * 10) / 10;

const tops = [
  [14, 22],
  [36, 22],
  [58, 22],
  [25, 41],
  [47, 41],
] as const;
const discs = tops.map(([x, y]) => ({ x: x - 3.5, y: y - 3.5, width: 7, height: 7, round: true }));

const drawings: Record<Layout, Drawing> = {
  theatre: { seats: grid(9, 5, (column, row) => [8 + column * 7, 17 + row * 7.5]) },
  classroom: {
    seats: grid(8, 3, (column, row) => [8 + column * 8, 23 + row * 12]),
    tables: grid(4, 3, (column, row) => [5 + column * 16, 16 + row * 12]).map(([x, y]) => ({
      ...{ x, y, width: 14, height: 4 },
    })),
  },
  banquet: { seats: tops.flatMap((top) => around(top, 7, 8)), tables: discs },
  boardroom: {
    seats: [...grid(7, 2, (column, row) => [15 + column * 7, row === 0 ? 20 : 44]), [5, 32], [67, 32]],
    tables: [{ x: 11, y: 25, width: 50, height: 14 }],
  },
  cabaret: { seats: tops.flatMap((top) => around(top, 7, 5, 0.25, 0.75)), tables: discs },
  standing: {
    seats: [
      ...([8, 20, 31, 46, 57, 66, 12, 27, 40, 52, 63, 7, 18, 33, 45, 59, 68, 24, 38, 51] as const).map(
        (x, index): [number, number] => [
          x,
          [17, 20, 16, 19, 16, 22, 28, 26, 30, 27, 32, 39, 36, 38, 41, 38, 44, 46, 48, 48][index] ?? 30,
        ],
      ),
    ],
  },
};

/** Dots as one path with round line caps: one element renders faster than forty. */
const dots = (at: Drawing['seats']) => at.map(([x, y]) => `M${x} ${y}h0`).join('');

const outlines = (tables: NonNullable<Drawing['tables']>) =>
  tables
    .map(({ x, y, width, height, round: rounded }) =>
      rounded
        ? `M${x} ${y + height / 2}a${width / 2} ${height / 2} 0 0 1 ${width} 0a${width / 2} ${height / 2} 0 0 1 ${-width} 0`
        : `M${x} ${y}h${width}v${height}h${-width}z`,
    )
    .join('');

/** A seating layout from above; decorative, next to its name. */
export function LayoutDrawing({ layout }: { layout?: Layout }) {
  const { seats, tables }: Drawing = layout ? drawings[layout] : { seats: [] };
  return (
    <svg viewBox="0 0 72 52" width="72" height="52" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M20 4h32" strokeWidth="3" />
      {!layout && <path d="M6 13h60v36H6z" strokeDasharray="3 4" />}
      {tables && <path d={outlines(tables)} />}
      {layout && <path d={dots(seats)} strokeWidth="3.6" strokeLinecap="round" />}
    </svg>
  );
}
