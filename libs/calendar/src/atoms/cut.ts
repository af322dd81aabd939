import { type FloorNumber } from '@mainstage/venues/facts/facts';
import { floors, floorNumbers, type Zone } from '@mainstage/venues/facts/plan/floors';
import type { Space } from '@mainstage/venues/facts/plan/space';
import {
  areaOfShape,
  boundsOf,
  centreOf,
  contains,
  type Point,
  rect,
  type Rect,
  type Shape,
} from '@mainstage/venues/facts/plan/shapes';

/** Atom: the smallest area that no venue divides (ADR 17). */
export interface Atom {
  /** `sky-lounge`, or `skyline-stage/nova+studio` for an area in both parts of that hall. */
  id: string;
  floor: FloorNumber;
  areaSqm: number;
  /** A point inside, to test which shapes contain it. */
  at: Point;
}

/** Smaller pieces are rounding errors. Sqm. */
const dust = 0.01;

/**
 * Cuts every hireable space along the edges of its separately hireable parts.
 * @param hired whether a room or part can be hired, alone or as part of a venue
 */
export function cutIntoAtoms(hired: (id: string) => boolean): readonly Atom[] {
  return floorNumbers.flatMap((floor) => {
    const { spaces, zones } = floors[floor];
    const cutting = zones.filter(({ id }) => hired(id));
    return spaces
      .filter(({ id, use }) => (use === 'room' || use === 'open') && (hired(id) || cutting.some(isIn(id))))
      .flatMap((space) => cutSpace(floor, space, cutting.filter(isIn(space.id))));
  });
}

const isIn = (space: string) => (zone: Zone) => zone.within === space;

function cutSpace(floor: FloorNumber, { id, shape }: Space, zones: readonly Zone[]): Atom[] {
  if (zones.length === 0) return [{ id, floor, areaSqm: areaOfShape(shape), at: centreOf(shape) }];
  const pieces = new Map<string, Atom>();
  for (const cell of cellsOf([shape, ...zones.map((zone) => zone.shape)])) {
    const at = centreOf(cell);
    if (!contains(shape, at) || areaOfShape(cell) < dust) continue;
    const inside = zones.filter((zone) => contains(zone.shape, at)).map((zone) => shortName(zone.id, id));
    const name = `${id}/${inside.join('+') || 'rest'}`;
    const { areaSqm = 0, at: first = at } = pieces.get(name) ?? {};
    pieces.set(name, { id: name, floor, areaSqm: areaSqm + areaOfShape(cell), at: first });
  }
  return [...pieces.values()].sort((one, other) => one.id.localeCompare(other.id));
}

/** The cells of the grid formed by the edges of all shapes. */
function cellsOf(shapes: readonly Shape[]): Rect[] {
  const bounds = shapes.map(boundsOf);
  const across = edges(bounds.flatMap(({ x, width }) => [x, x + width]));
  const down = edges(bounds.flatMap(({ y, height }) => [y, y + height]));
  return across.flatMap(([left, right]) => down.map(([top, bottom]) => rect(left, top, right - left, bottom - top)));
}

function edges(values: readonly number[]): [number, number][] {
  const sorted = [...new Set(values)].sort((one, other) => one - other);
  return sorted.slice(1).map((value, index) => [sorted[index]!, value]);
}

/** `nova-stage` in Skyline's hall is `nova`, `skyline-studio` is `studio`. */
function shortName(zone: string, space: string): string {
  return zone.replace(/-stage$/, '').replace(`${space.split('-')[0]}-`, '');
}
