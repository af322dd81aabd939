import type { FloorNumber } from '@mainstage/venues/facts/facts';
import { floors, locationOf } from '@mainstage/venues/facts/plan/floors';
import { boundsOf, contains, type Point, type Rect, rect, type Shape } from '@mainstage/venues/facts/plan/shapes';
import type { PlannedRoom } from '../plan';
import type { Scale } from './pen';

/** Candidate positions of a label, best first. */
export function boxesFor(room: PlannedRoom, { wide, tall }: { wide: number; tall: number }, scale: Scale): Rect[] {
  const { shape } = locationOf(room.id);
  const { x, y, width, height } = boundsOf(shape);
  const [left, right] = [scale.x(x) + 6, scale.x(x + width) - 6 - wide];
  const [top, bottom] = [scale.y(y) + 6, scale.y(y + height) - 6 - tall];
  const middle = { x: scale.x(x + width / 2) - wide / 2, y: scale.y(y + height / 2) - tall / 2 };
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.ceil((to - from) / 24)) }, (_, step) => from + step * 24);
  const inside = (at: Point) =>
    [at.x, at.x + wide].every((across) =>
      [at.y, at.y + tall].every((down) => contains(onSheet(shape, scale), { x: across, y: down })),
    );
  const anywhere = steps(top, bottom)
    .reverse()
    .flatMap((down) => steps(left, right).map((across) => ({ x: across, y: down })));
  const corners = [
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
  const spots = shape.kind === 'circle' ? [middle, ...anywhere.filter(inside)] : [...corners, ...anywhere, middle];
  return spots.map((spot) => rect(spot.x, spot.y, wide, tall));
}

/** A room's shape in units of the sheet. */
function onSheet(shape: Shape, scale: Scale): Shape {
  if (shape.kind === 'circle')
    return { ...shape, x: scale.x(shape.x), y: scale.y(shape.y), radius: shape.radius * scale.unit };
  return rect(scale.x(shape.x), scale.y(shape.y), shape.width * scale.unit, shape.height * scale.unit);
}

/** Points of the sheet that a label must not cover: seats with their backs, tables, stage, LED wall. */
export function takenIn({ seating, setting }: PlannedRoom, scale: Scale): Point[] {
  const on = ({ x, y }: Point) => ({ x: scale.x(x), y: scale.y(y) });
  const about = ({ x, y }: Point, reach: number) =>
    [
      [0, 0],
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
      [-0.8, -0.8],
      [0.8, -0.8],
      [-0.8, 0.8],
      [0.8, 0.8],
    ].map(([across, down]) => on({ x: x + across! * reach, y: y + down! * reach }));
  return [
    ...(seating?.seats ?? []).flatMap((seat) => about(seat, 0.3)),
    ...(seating?.tables ?? []).flatMap((table) => about(table, 0.5)),
    ...(setting?.fixtures ?? []).flatMap(({ shape: { x, y, width, height } }) =>
      along({ x, y: y + height / 2 }, { x: x + width, y: y + height / 2 }).flatMap((at) => about(at, height / 2)),
    ),
    ...(setting?.led ? along(setting.led.from, setting.led.to).flatMap((at) => about(at, 0.4)) : []),
  ];
}

/** Points of doors and partitions. */
export function doorwayPoints(floor: FloorNumber): Point[] {
  const { doors, partitions } = floors[floor];
  const walls = partitions.flatMap(([from, to]) => along(from, to));
  const opening = doors.flatMap(({ at, width }) =>
    [-1, 0, 1].flatMap((across) =>
      [-1, 0, 1].map((down) => ({ x: at.x + (across * width) / 2, y: at.y + (down * width) / 2 })),
    ),
  );
  return [...walls, ...opening];
}

/** Points on a line, at distances below a label's size. */
function along(from: Point, to: Point): Point[] {
  return Array.from({ length: 21 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / 20,
    y: from.y + ((to.y - from.y) * step) / 20,
  }));
}
