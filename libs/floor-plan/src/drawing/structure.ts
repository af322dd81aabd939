import { liftCars, wall } from '@mainstage/house/plan/building';
import type { FloorGeometry } from '@mainstage/house/plan/floors';
import type { Door, Space, Window } from '@mainstage/house/plan/space';
import { boundsOf, type Point, type Rect, rect } from '@mainstage/house/plan/shapes';
import type { Drawn } from './drawn';
import { colours, n, outline, type Scale, through } from './pen';

/** Walls as one mass with the rooms cut out of it, then what is in the walls: doors and glass. */
export function structureOf(floor: FloorGeometry, mine: ReadonlySet<string>, scale: Scale): Drawn[] {
  const { hull, spaces, doors, windows, partitions } = floor;
  const o = wall.outer;
  const outside = rect(hull.x - o, hull.y - o, hull.width + 2 * o, hull.height + 2 * o);
  const indoors = spaces.filter(({ use }) => use !== 'open');
  return [
    ...spaces.map((space): Drawn => ({ kind: 'path', d: outline(scale, space.shape), fill: groundOf(space, mine) })),
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
  if (mine.has(id)) return colours.paper;
  return use === 'room' || use === 'open' || use === 'lobby' ? colours.quiet : colours.service;
}

/** Boards of the terrace and its railing. */
function deck(shape: Rect, scale: Scale): Drawn[] {
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

/** Glass: the wall is cut away and two panes stand in it. */
function glass({ from, to }: Window, hull: Rect, scale: Scale): Drawn[] {
  const across = from.y === to.y;
  const outwards = across ? (from.y > hull.y ? 1 : -1) : from.x > hull.x ? 1 : -1;
  const o = wall.outer * outwards;
  const moved = (point: Point, share: number): Point =>
    across ? { x: point.x, y: point.y + o * share } : { x: point.x + o * share, y: point.y };
  const pane = (share: number) => through(scale, [moved(from, share), moved(to, share)]);
  return [
    { kind: 'path', d: through(scale, [from, to, moved(to, 1), moved(from, 1)], true), fill: colours.paper },
    { kind: 'path', d: [0, 0.5, 1].map(pane).join(''), stroke: colours.ink, width: scale.pen.line.hair },
  ];
}

/** An opening and its leaves, swinging into the second of its rooms. */
function doorway(door: Door, spaces: readonly Space[], mine: ReadonlySet<string>, scale: Scale): Drawn[] {
  const { at, width, wall: along, kind, between } = door;
  const across = along === 'across';
  const [first, second] = between.map((id) => spaces.find((space) => space.id === id)!) as [Space, Space];
  const gap = gapOf(first, second, at, across);
  const depth = gap.to - gap.from + 0.06;
  const opening = across
    ? rect(at.x - width / 2, gap.from - 0.03, width, depth)
    : rect(gap.from - 0.03, at.y - width / 2, depth, width);
  const shapes: Drawn[] = [{ kind: 'path', d: outline(scale, opening), fill: groundOf(second, mine) }];
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
  if (kind === 'single' || kind === 'double') shapes.push(...leaves(door, door.back ? gap.from : gap.to, scale));
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
function gapOf(first: Space, second: Space, at: Point, across: boolean): { from: number; to: number } {
  const faces = [first, second].flatMap(({ shape }) => {
    const { x, y, width, height } = boundsOf(shape);
    return across ? [y, y + height] : [x, x + width];
  });
  const middle = across ? at.y : at.x;
  const before = faces.filter((face) => face <= middle + 0.2 && face >= middle - 0.9);
  const after = faces.filter((face) => face >= middle - 0.2 && face <= middle + 0.9);
  return { from: Math.max(Math.min(...before), middle - 0.9), to: Math.min(Math.max(...after), middle + 0.9) };
}

function leaves({ at, width, wall: along, kind, back }: Door, face: number, scale: Scale): Drawn[] {
  const leaf = kind === 'double' ? width / 2 : width;
  const r = n(leaf * scale.unit);
  const swing = back ? -leaf : leaf;
  const hinges = kind === 'double' ? [-1, 1] : [-1];
  const lines: string[] = [];
  for (const side of hinges) {
    const hinge =
      along === 'across' ? { x: at.x + (side * width) / 2, y: face } : { x: face, y: at.y + (side * width) / 2 };
    const open = along === 'across' ? { x: hinge.x, y: face + swing } : { x: face + swing, y: hinge.y };
    const shut = along === 'across' ? { x: hinge.x - side * leaf, y: face } : { x: face, y: hinge.y - side * leaf };
    const sweep = ((along === 'across') === side < 0) === !back ? 0 : 1;
    lines.push(through(scale, [hinge, open]), `A${r} ${r} 0 0 ${sweep} ${n(scale.x(shut.x))} ${n(scale.y(shut.y))}`);
  }
  return [{ kind: 'path', d: lines.join(''), stroke: colours.ink, width: scale.pen.line.hair }];
}

/** Panels of a front that folds away. */
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
function fittings({ id, use, shape }: Space, scale: Scale): Drawn[] {
  const { x, y, width, height } = boundsOf(shape);
  const hair = (d: string, dash?: readonly number[]): Drawn => ({
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

function boxed(shape: Rect, scale: Scale): Drawn {
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
