/** A point in the building: metres from its northern corner, x along the river, y towards it. */
export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  kind: 'rect';
  width: number;
  height: number;
}

export interface Circle extends Point {
  kind: 'circle';
  radius: number;
}

export type Shape = Rect | Circle;

export const rect = (x: number, y: number, width: number, height: number): Rect => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
});

/** A rectangle from one corner to the other. */
export const between = (left: number, top: number, right: number, bottom: number): Rect =>
  rect(left, top, right - left, bottom - top);

export const circle = (x: number, y: number, radius: number): Circle => ({ kind: 'circle', x, y, radius });

/** Square metres. */
export function areaOfShape(shape: Shape): number {
  return shape.kind === 'rect' ? shape.width * shape.height : Math.PI * shape.radius ** 2;
}

/** The smallest rectangle around a shape. */
export function boundsOf(shape: Shape): Rect {
  if (shape.kind === 'rect') return shape;
  const { x, y, radius } = shape;
  return rect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** The smallest rectangle around several. */
export function boundsOfAll(shapes: readonly Shape[]): Rect {
  const all = shapes.map(boundsOf);
  return between(
    Math.min(...all.map(({ x }) => x)),
    Math.min(...all.map(({ y }) => y)),
    Math.max(...all.map(({ x, width }) => x + width)),
    Math.max(...all.map(({ y, height }) => y + height)),
  );
}

export function centreOf(shape: Shape): Point {
  const { x, y, width, height } = boundsOf(shape);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whether a point is in a shape, at least `margin` metres from its edge. */
export function contains(shape: Shape, { x, y }: Point, margin = 0): boolean {
  if (shape.kind === 'circle') return Math.hypot(x - shape.x, y - shape.y) <= shape.radius - margin;
  return (
    x >= shape.x + margin &&
    x <= shape.x + shape.width - margin &&
    y >= shape.y + margin &&
    y <= shape.y + shape.height - margin
  );
}

export function overlap(one: Shape, other: Shape): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A shape's bounds without a margin of that many metres. */
export function inset(shape: Shape, margin: number): Rect {
  const { x, y, width, height } = boundsOf(shape);
  return rect(x + margin, y + margin, width - 2 * margin, height - 2 * margin);
}

/** The right and the lower edge of a rectangle. */
export const rightOf = ({ x, width }: Rect): number => x + width;
export const endOf = ({ y, height }: Rect): number => y + height;
