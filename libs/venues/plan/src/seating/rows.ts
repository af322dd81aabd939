import type { RowsSetting } from '@mainstage/venues/facts/plan/space';
import {
  type Arrangement,
  degrees,
  evenly,
  type Floor,
  inProportion,
  type LocalSeat,
  type LocalTable,
} from './arrangement';

/** Metres. */
const seatPitch = 0.6;
const rowPitch = 0.95;
const deskPitch = { u: 1.5, v: 1.5 };
const desk = { width: 1.4, depth: 0.5, seats: 2 };

/** Chairs in rows, symmetric about the aisle. */
export function inRows(floor: Floor, guests: number, setting: RowsSetting = {}): Arrangement {
  const { pitch = rowPitch, seat = seatPitch, bend } = setting;
  const aisle = setting.aisle ?? (guests > 40 ? 1.4 : guests > 24 ? 0.9 : 0);
  const rows = setting.rows ?? rowsFor(floor, guests, { aisle, pitch, seat });
  const radius = (row: number) => (bend ?? 0) + row * pitch;
  const counts = bend
    ? inProportion(
        guests,
        Array.from({ length: rows }, (_, row) => radius(row)),
      )
    : evenly(guests, rows);
  const seats = counts.flatMap((count, row) =>
    alongRow(count, seat, aisle).map((u): LocalSeat => {
      const v = row * pitch + 0.3;
      if (!bend) return { u, v, turn: 0 };
      const angle = u / radius(row);
      return { u: radius(row) * Math.sin(angle), v: v - radius(row) * (1 - Math.cos(angle)), turn: -degrees(angle) };
    }),
  );
  return { seats, tables: [] };
}

function rowsFor(
  { width, depth }: Floor,
  guests: number,
  { aisle, pitch, seat }: Required<Omit<RowsSetting, 'rows' | 'bend'>>,
) {
  const most = Math.floor((depth - 0.6) / pitch) + 1;
  const shape = Math.min(width / depth, 2);
  const preferred = Math.round(Math.sqrt((guests * seat) / (pitch * shape)));
  for (let rows = Math.max(1, Math.min(preferred, most)); rows <= most; rows++)
    if (Math.ceil(guests / rows) * seat + aisle <= width) return rows;
  throw new Error(`No room for ${guests} in rows`);
}

function alongRow(count: number, pitch: number, aisle: number): number[] {
  if (aisle === 0) return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch);
  const left = Math.ceil(count / 2);
  const place = (index: number) => aisle / 2 + (index + 0.5) * pitch;
  return Array.from({ length: count }, (_, index) => (index < left ? -place(left - 1 - index) : place(index - left)));
}

/** Three rows of benches on either side of a central runway, facing it. */
export function alongRunway({ depth }: Floor, guests: number): Arrangement {
  const pitch = 0.51;
  const runwayHalfWidth = 1.9;
  const counts = evenly(guests, 6);
  if (counts[0]! * pitch > depth) throw new Error(`No benches for ${guests}`);
  const tables: LocalTable[] = [];
  const seats = counts.flatMap((count, row) => {
    const side = row % 2 === 0 ? -1 : 1;
    const u = side * (runwayHalfWidth + Math.floor(row / 2) * 0.95);
    return Array.from({ length: count }, (_, index): LocalSeat => ({ u, v: (index + 0.5) * pitch, turn: side * -90 }));
  });
  return { seats, tables };
}

/** Two to a desk, all facing the front. */
export function atDesks({ width, depth }: Floor, guests: number): Arrangement {
  const desks = Math.ceil(guests / desk.seats);
  const aisle = desks > 12 ? 1.2 : 0;
  const most = Math.floor(depth / deskPitch.v);
  const columns = Math.ceil(desks / most);
  // Compact, but no narrower than it is deep.
  const across = Math.min(
    Math.floor((width - aisle) / deskPitch.u),
    Math.max(columns, Math.round(Math.sqrt(desks * (width / depth)))),
  );
  if (across < columns) throw new Error(`No room for ${guests} at desks`);
  const counts = evenly(desks, Math.ceil(desks / across));
  const pitch = Math.min(1.9, depth / counts.length);
  const tables: LocalTable[] = [];
  const seats: LocalSeat[] = [];
  counts.forEach((count, row) => {
    for (const u of alongRow(count, deskPitch.u, aisle)) {
      const v = row * pitch + 0.35;
      tables.push({ kind: 'long', u, v, width: desk.width, depth: desk.depth });
      for (const side of [-1, 1]) if (seats.length < guests) seats.push({ u: u + side * 0.35, v: v + 0.55, turn: 0 });
    }
  });
  return { seats, tables };
}

/** Desks of an office, two rows face to face. */
export function atBenches({ width, depth }: Floor, people: number, rows?: number): Arrangement {
  const blockDepth = 3.1;
  const blocks = Math.floor(depth / blockDepth);
  // Over most of the width, rather than in one corner of a large floor.
  const across = rows
    ? Math.ceil(people / rows)
    : Math.max(Math.ceil(people / (2 * blocks)), Math.min(Math.floor((width * 0.6) / 1.5), Math.ceil(people / 4)));
  const used = Math.ceil(people / (2 * across));
  const pitch = Math.min(1.5, width / across);
  if (pitch < 1.2) throw new Error(`No room for ${people} desks`);
  const step = Math.min(depth / used, 4.2);
  const tables: LocalTable[] = [];
  const seats: LocalSeat[] = [];
  evenly(people, 2 * used).forEach((count, row) => {
    const middle = (depth - step * used) / 2 + step * (Math.floor(row / 2) + 0.5);
    const side = row % 2 === 0 ? -1 : 1;
    for (let index = 0; index < count; index++) {
      const u = (index - (across - 1) / 2) * pitch;
      tables.push({ kind: 'long', u, v: middle + side * 0.36, width: pitch - 0.06, depth: 0.7 });
      seats.push({ u, v: middle + side * 1.02, turn: side < 0 ? 180 : 0 });
    }
  });
  return { seats, tables };
}
