import { liftCars, wall } from '@mainstage/venues/facts/plan/building';
import type { FloorGeometry } from '@mainstage/venues/facts/plan/floors';
import type { Door, Space, Window } from '@mainstage/venues/facts/plan/space';
import { between, boundsOf, type Point, type Rect, rect } from '@mainstage/venues/facts/plan/shapes';
import type { DrawnElement } from './drawn';
import { colours, n, outline, type Scale, through } from './pen';

/** Walls as one shape with the rooms cut out, then doors and glass. */
export function structureOf(floor: FloorGeometry, mine: ReadonlySet<string>, scale: Scale): DrawnElement[] {
  const { hull, spaces, doors, windows, partitions } = floor;
  const o = wall.outer;
  const outside = rect(hull.x - o, hull.y - o, hull.width + 2 * o, hull.height + 2 * o);
  const indoors = spaces.filter(({ use }) => use !== 'open');
  return [
    ...spaces.map((space): DrawnElement => ({
      kind: 'path',
      d: outline(scale, space.shape),
      fill: groundOf(space, mine),
    })),
    ...spaces.filter(({ use }) => use === 'open').flatMap((space) => deck(boundsOf(space.shape), scale)),
    {
      kind: 'path',
      d: [outside, ...indoors.map(({ shape }) => shape)].map((shape) => outline(scale, shape)).join(''),
      fill: colours.ink,
      holes: true,
    },
    ...windows.flatMap((window) => glass(window, hull, scale)),
    ...doors.flatMap((door) => doorway(door, spaces, mine, scale)),
    ...(partitions.length > 0
      ? [
          {
            kind: 'path',
            d: partitions.map((points) => through(scale, points)).join(''),
            stroke: colours.ink,
            width: scale.pen.line.thick,
          } as const,
        ]
      : []),
    ...spaces.flatMap((space) => fittings(space, scale)),
  ];
}

function groundOf({ id, use }: Space, mine: ReadonlySet<string>): string {
  if (mine.has(id)) return colours.background;
  return use === 'room' || use === 'open' || use === 'lobby' ? colours.quiet : colours.service;
}

/** Boards of the terrace and its railing. */
function deck(shape: Rect, scale: Scale): DrawnElement[] {
  const boards = Array.from({ length: Math.floor(shape.height / 0.6) }, (_, index) => {
    const y = shape.y + (index + 1) * 0.6;
    return through(scale, [
      { x: shape.x, y },
      { x: shape.x + shape.width, y },
    ]);
  });
  const { x, y, width, height } = shape;
  const railing = [
    { x, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
    { x: x + width, y },
  ];
  return [
    { kind: 'path', d: boards.join(''), stroke: colours.service, width: scale.pen.line.hair },
    { kind: 'path', d: through(scale, railing), stroke: colours.ink, width: scale.pen.line.thick },
  ];
}

/** A window: the wall is cut away and shows two panes. */
function glass({ from, to }: Window, hull: Rect, scale: Scale): DrawnElement[] {
  const across = from.y === to.y;
  const outwards = across ? (from.y > hull.y ? 1 : -1) : from.x > hull.x ? 1 : -1;
  const o = wall.outer * outwards;
  const moved = (point: Point, share: number): Point =>
    across ? { x: point.x, y: point.y + o * share } : { x: point.x + o * share, y: point.y };
  const pane = (share: number) => through(scale, [moved(from, share), moved(to, share)]);
  return [
    { kind: 'path', d: through(scale, [from, to, moved(to, 1), moved(from, 1)], true), fill: colours.background },
    { kind: 'path', d: [0, 0.5, 1].map(pane).join(''), stroke: colours.ink, width: scale.pen.line.hair },
  ];
}

/** A doorway and its leaves, which swing into the second of its rooms. */
function doorway(door: Door, spaces: readonly Space[], mine: ReadonlySet<string>, scale: Scale): DrawnElement[] {
  const { at, width, wall: along, kind } = door;
  const across = along === 'across';
  const second = spaces.find(({ id }) => id === door.between[1])!;
  const gap = gapAt(door, spaces);
  const depth = gap.to - gap.from + 0.06;
  const opening = across
    ? rect(at.x - width / 2, gap.from - 0.03, width, depth)
    : rect(gap.from - 0.03, at.y - width / 2, depth, width);
  const shapes: DrawnElement[] = [{ kind: 'path', d: outline(scale, opening), fill: groundOf(second, mine) }];
  const sill = (fraction: number): string =>
    across
      ? through(scale, [
          { x: at.x - width / 2, y: gap.from + (gap.to - gap.from) * fraction },
          { x: at.x + width / 2, y: gap.from + (gap.to - gap.from) * fraction },
        ])
      : through(scale, [
          { x: gap.from + (gap.to - gap.from) * fraction, y: at.y - width / 2 },
          { x: gap.from + (gap.to - gap.from) * fraction, y: at.y + width / 2 },
        ]);
  const leaves = leavesOf(door, gap);
  if (leaves.length > 0) shapes.push(swing(leaves, scale));
  if (kind === 'hatch') shapes.push({ kind: 'path', d: sill(0.5), stroke: colours.ink, width: scale.pen.line.thin });
  if (kind === 'gate')
    shapes.push({ kind: 'path', d: sill(0.5), stroke: colours.ink, width: scale.pen.line.thin, dash: [6, 4] });
  if (kind === 'folding')
    shapes.push({
      kind: 'path',
      d: folds(door, (gap.from + gap.to) / 2, scale),
      stroke: colours.ink,
      width: scale.pen.line.thin,
    });
  return shapes;
}

/** The wall between two rooms at a door: from the one face to the other. */
function gapAt({ at, wall: along, between: rooms }: Door, spaces: readonly Space[]): DoorGap {
  const across = along === 'across';
  const faces = rooms.flatMap((room) => {
    const { shape } = spaces.find(({ id }) => id === room)!;
    const { x, y, width, height } = boundsOf(shape);
    return across ? [y, y + height] : [x, x + width];
  });
  const middle = across ? at.y : at.x;
  const before = faces.filter((face) => face <= middle + 0.2 && face >= middle - 0.9);
  const after = faces.filter((face) => face >= middle - 0.2 && face <= middle + 0.9);
  return { from: Math.max(Math.min(...before), middle - 0.9), to: Math.min(Math.max(...after), middle + 0.9) };
}

/** Thickness of a wall at a doorway, in metres. */
interface DoorGap {
  from: number;
  to: number;
}

interface DoorLeaf {
  hinge: Point;
  open: Point;
  shut: Point;
}

/** The leaves of a door, each with its hinge and its open and closed ends. */
function leavesOf({ at, width, wall: along, kind, back }: Door, { from, to }: DoorGap): DoorLeaf[] {
  if (kind !== 'single' && kind !== 'double') return [];
  const leaf = kind === 'double' ? width / 2 : width;
  const face = back ? from : to;
  const reach = face + (back ? -leaf : leaf);
  const hinges = kind === 'double' ? [-1, 1] : [-1];
  return hinges.map((side) => {
    const middle = along === 'across' ? at.x : at.y;
    const hung = middle + (side * width) / 2;
    const shut = hung - side * leaf;
    return along === 'across'
      ? { hinge: { x: hung, y: face }, open: { x: hung, y: reach }, shut: { x: shut, y: face } }
      : { hinge: { x: face, y: hung }, open: { x: reach, y: hung }, shut: { x: face, y: shut } };
  });
}

/** Leaves open, and the quarter circles that they sweep. */
function swing(leaves: readonly DoorLeaf[], scale: Scale): DrawnElement {
  const lines = leaves.map(({ hinge, open, shut }) => {
    const r = n((Math.abs(open.x - hinge.x) + Math.abs(open.y - hinge.y)) * scale.unit);
    // Direction of the swing: the side of the open leaf on which it closes.
    const turn = (open.x - hinge.x) * (shut.y - hinge.y) - (open.y - hinge.y) * (shut.x - hinge.x);
    return `${through(scale, [hinge, open])}A${r} ${r} 0 0 ${turn > 0 ? 1 : 0} ${n(scale.x(shut.x))} ${n(scale.y(shut.y))}`;
  });
  return { kind: 'path', d: lines.join(''), stroke: colours.ink, width: scale.pen.line.hair };
}

/** Areas that door leaves sweep, in metres; labels avoid them. */
export function swingsOf({ doors, spaces }: FloorGeometry): Rect[] {
  return doors.flatMap((door) =>
    leavesOf(door, gapAt(door, spaces)).map(({ hinge, open, shut }) => boundsOfPoints([hinge, open, shut])),
  );
}

function boundsOfPoints(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return between(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

/** Panels of a folding front. */
function folds({ at, width }: Door, y: number, scale: Scale): string {
  const panels = Math.max(4, Math.round(width / 0.8));
  return through(
    scale,
    Array.from({ length: panels + 1 }, (_, index) => ({
      x: at.x - width / 2 + (index * width) / panels,
      y: y + (index % 2 ? 0.28 : -0.18),
    })),
  );
}

/** Treads of the stairs, cars of the lifts, the cross of a void. */
function fittings({ id, use, shape }: Space, scale: Scale): DrawnElement[] {
  const { x, y, width, height } = boundsOf(shape);
  const hair = (d: string, dash?: readonly number[]): DrawnElement => ({
    kind: 'path',
    d,
    stroke: colours.line,
    width: scale.pen.line.hair,
    dash,
  });
  if (use === 'stair') {
    const treads = Array.from({ length: 13 }, (_, index) => {
      const at = y + 1.5 + index * 0.28;
      return through(scale, [
        { x: x + 0.4, y: at },
        { x: x + width - 0.4, y: at },
      ]);
    });
    const middle = x + width / 2;
    return [
      hair(treads.join('')),
      {
        kind: 'path',
        d: through(scale, [
          { x: middle, y: y + 1.2 },
          { x: middle, y: y + 5.4 },
        ]),
        stroke: colours.line,
        width: scale.pen.line.thick,
      },
    ];
  }
  if (use === 'void') return [hair(crossOf({ kind: 'rect', x, y, width, height }, scale), [10, 6])];
  if (id === 'goods-lift') return [boxed(rect(x + 1, y + 0.8, width - 2, height - 2.4), scale)];
  return id === 'lobby' ? liftCars.map((car) => boxed(car, scale)) : [];
}

function boxed(shape: Rect, scale: Scale): DrawnElement {
  return {
    kind: 'path',
    d: outline(scale, shape) + crossOf(shape, scale),
    stroke: colours.line,
    width: scale.pen.line.hair,
  };
}

function crossOf({ x, y, width, height }: Rect, scale: Scale): string {
  return (
    through(scale, [
      { x, y },
      { x: x + width, y: y + height },
    ]) +
    through(scale, [
      { x: x + width, y },
      { x, y: y + height },
    ])
  );
}
