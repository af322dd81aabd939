import type { FloorNumber } from '@mainstage/venues/facts/facts';
import type { HireableId } from '@mainstage/venues/facts/catalog';
import { floors, settingOf, type Zone } from '@mainstage/venues/facts/plan/floors';
import type { Space } from '@mainstage/venues/facts/plan/space';
import type { Point, Shape } from '@mainstage/venues/facts/plan/shapes';

/** A room in the cutaway view from above the river: floor, the two rear walls and the LED wall. */
export interface CutRoom {
  id: string;
  floor: FloorNumber;
  use: Space['use'];
  /** The room that this is a part of, for parts of a hall. */
  within?: string;
  /** Outlines in the drawing's units, as SVG paths. */
  ground: string;
  walls: string;
  light?: string;
  /** The middle of its floor. */
  middle: Point;
}

export interface CutFloor {
  floor: FloorNumber;
  plate: string;
  edge: string;
  /** Position of the floor number. */
  label: Point;
  rooms: readonly CutRoom[];
}

/** Cutaway view of the building with floors drawn apart, in painting order from lowest to highest. */
export interface Cutaway {
  viewBox: string;
  floors: readonly CutFloor[];
}

/** Axonometry: a metre along the river goes right and down, a metre towards it left and down, a metre up goes up. */
const along = { x: 0.9, y: 0.34 } as const;
const towards = { x: -0.78, y: 0.4 } as const;
/** Vertical offset of each floor. */
const lifts: Readonly<Record<FloorNumber, number>> = { 4: 0, 5: 26, 6: 51, 7: 73, 8: 90 };
const wallHeight = 2.6;
const plateDepth = 0.9;

type Corner = readonly [x: number, y: number, z: number];

const project = ([x, y, z]: Corner): Point => ({
  x: x * along.x + y * towards.x,
  y: x * along.y + y * towards.y - z,
});
const text = ({ x, y }: Point) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
const closed = (corners: readonly Corner[]) => `M${corners.map((corner) => text(project(corner))).join('L')}Z`;

/** The outline of a shape on a level, clockwise from its northern corner; a circle has 28 corners. */
function outline(shape: Shape, z: number): Corner[] {
  if (shape.kind === 'rect') {
    const { x, y, width, height } = shape;
    return [
      [x, y, z],
      [x + width, y, z],
      [x + width, y + height, z],
      [x, y + height, z],
    ];
  }
  return Array.from({ length: 28 }, (_, index): Corner => {
    const angle = (index / 28) * 2 * Math.PI - Math.PI * 0.75;
    return [shape.x + shape.radius * Math.cos(angle), shape.y + shape.radius * Math.sin(angle), z];
  });
}

const raised = ([x, y, z]: Corner): Corner => [x, y, z + wallHeight];
const wall = (from: Corner, to: Corner) => closed([from, to, raised(to), raised(from)]);

/** Rear walls: the two northern walls of a rectangular room, the far half of a round one. */
function wallsOf(shape: Shape, z: number): string {
  const corners = outline(shape, z);
  if (shape.kind === 'rect') return wall(corners[3]!, corners[0]!) + wall(corners[0]!, corners[1]!);
  const far = corners.slice(0, 15);
  return closed([...far, ...far.map(raised).reverse()]);
}

function roomOf(space: Space | Zone, floor: FloorNumber): CutRoom {
  const z = lifts[floor];
  const { shape, id } = space;
  const zone = 'within' in space;
  const led = zone || space.use === 'room' ? settingOf(id as HireableId)?.led : undefined;
  const at = ({ x, y }: Point): Corner => [x, y, z];
  const middle = shape.kind === 'rect' ? { x: shape.x + shape.width / 2, y: shape.y + shape.height / 2 } : shape;
  return {
    id,
    floor,
    use: zone ? 'room' : space.use,
    ...(zone && { within: space.within }),
    ground: closed(outline(shape, z)),
    walls: zone || space.use === 'open' || space.use === 'void' ? '' : wallsOf(shape, z),
    ...(led && { light: wall(at(led.from), at(led.to)) }),
    middle: project(at(middle)),
  };
}

/** Computes every floor and room of the cutaway view. Pure. */
export function cutaway(): Cutaway {
  const numbers = ([4, 5, 6, 7, 8] as const).map((floor): CutFloor => {
    const { hull, spaces, zones } = floors[floor];
    const z = lifts[floor];
    const [north, east, south, west] = outline(hull, z) as [Corner, Corner, Corner, Corner];
    const under = ([x, y, level]: Corner): Corner => [x, y, level - plateDepth];
    const depth = ({ shape }: Space) => shape.x + shape.y;
    return {
      floor,
      plate: closed([north, east, south, west]),
      edge: closed([east, south, west, under(west), under(south), under(east)]),
      label: project([hull.x + hull.width + 2.5, hull.y, z]),
      rooms: [
        ...[...spaces].sort((one, other) => depth(one) - depth(other)).map((space) => roomOf(space, floor)),
        ...zones.map((zone) => roomOf(zone, floor)),
      ],
    };
  });
  const { width, depth } = { width: floors[4].hull.width, depth: floors[4].hull.height };
  const left = depth * towards.x - 2;
  const top = -lifts[8] - wallHeight - 2;
  const right = width * along.x + 6;
  const bottom = width * along.y + depth * towards.y + plateDepth + 1;
  return { viewBox: [left, top, right - left, bottom - top].map(Math.round).join(' '), floors: numbers };
}
