import type { OneTable } from '@mainstage/venues/facts/plan/space';
import { type Arrangement, type Floor, type LocalSeat, radians } from './arrangement';

/** All guests at one table. */
export function atOneTable(floor: Floor, guests: number, kind: OneTable = 'long'): Arrangement {
  if (kind === 'round') return roundTable(floor, guests);
  if (kind === 'horseshoe') return horseshoe(floor, guests);
  return longTable(floor, guests, kind === 'facing' ? 0 : guests % 2 === 0 ? 2 : 1);
}

function roundTable({ depth }: Floor, guests: number): Arrangement {
  const radius = Math.max(0.7, (guests * 0.78) / (2 * Math.PI) - 0.3);
  const seats = Array.from({ length: guests }, (_, index): LocalSeat => {
    const angle = (index * 360) / guests;
    const at = radius + 0.36;
    return { u: at * Math.sin(radians(angle)), v: depth / 2 - at * Math.cos(radians(angle)), turn: angle + 180 };
  });
  return { seats, tables: [{ kind: 'round', u: 0, v: depth / 2, radius }] };
}

/** Along the longer side of the floor, with chairs at both ends, one or none. */
function longTable({ width, depth }: Floor, guests: number, ends: number): Arrangement {
  const across = width >= depth;
  const perSide = (guests - ends) / 2;
  const pitch = Math.min(1, ((across ? width : depth) - 1.6) / perSide);
  if (pitch < 0.6) throw new Error(`No table for ${guests}`);
  const [length, breadth] = [perSide * pitch + 0.4, Math.min(1.5, (across ? depth : width) - 1.2)];
  const along = Array.from({ length: perSide }, (_, index) => (index - (perSide - 1) / 2) * pitch);
  const seats: LocalSeat[] = [-1, 1].flatMap((side) =>
    along.map((at) => ({ u: at, v: side * (breadth / 2 + 0.28), turn: side < 0 ? 180 : 0 })),
  );
  for (const side of [-1, 1].slice(0, ends))
    seats.push({ u: side * (length / 2 + 0.3), v: 0, turn: side < 0 ? 90 : 270 });
  const table = across ? { width: length, depth: breadth } : { width: breadth, depth: length };
  return {
    seats: seats.map(({ u, v, turn }) =>
      across ? { u, v: v + depth / 2, turn } : { u: -v, v: u + depth / 2, turn: turn + 90 },
    ),
    tables: [{ kind: 'long', u: 0, v: depth / 2, ...table }],
  };
}

/** Three tables open to the front, chairs outside. */
function horseshoe({ width, depth }: Floor, guests: number): Arrangement {
  const back = Math.round(guests * 0.3);
  const sides = guests - back;
  const [left, right] = [Math.ceil(sides / 2), Math.floor(sides / 2)];
  const tableDepth = 0.6;
  const inner = Math.min(width / 2 - 1.3, (back * 0.66) / 2);
  const top = 0.4;
  const bottom = depth - 0.6 - tableDepth / 2;
  const step = (bottom - top - 0.3) / left;
  if (step < 0.55 || (inner * 2) / back < 0.6) throw new Error(`No horseshoe for ${guests}`);
  const column = (count: number, side: number): LocalSeat[] =>
    Array.from({ length: count }, (_, index) => ({
      u: side * (inner + tableDepth + 0.3),
      v: top + (index + 0.5) * step,
      turn: side < 0 ? 90 : 270,
    }));
  const row = Array.from({ length: back }, (_, index): LocalSeat => ({
    u: (index - (back - 1) / 2) * ((2 * inner) / back),
    v: bottom + tableDepth / 2 + 0.3,
    turn: 0,
  }));
  const length = bottom + tableDepth / 2 - top;
  return {
    seats: [...column(left, -1), ...column(right, 1), ...row],
    tables: [
      ...[-1, 1].map((side) => ({
        kind: 'long' as const,
        u: side * (inner + tableDepth / 2),
        v: top + length / 2,
        width: tableDepth,
        depth: length,
      })),
      { kind: 'long', u: 0, v: bottom, width: 2 * inner, depth: tableDepth },
    ],
  };
}
