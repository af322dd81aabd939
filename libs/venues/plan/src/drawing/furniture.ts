import type { LedWall, Setting } from '@mainstage/venues/facts/plan/space';
import { ringGap, ringRadii } from '../seating/rings';
import type { Seat, Seating, Table } from '../seating/seats';
import { type Circle, centreOf, type Rect } from '@mainstage/venues/facts/plan/shapes';
import type { DrawnElement } from './drawn';
import { colours, n, outline, ring, type Scale } from './pen';
import type { Sheet } from './sheets';

/** Chairs or standing guests, and tables. */
export function seatingOf(seating: Seating, scale: Scale): DrawnElement[] {
  const tables = seating.tables.map((table) => tableOf(table, scale)).join('');
  const seats = seating.seats.map((seat) => (seating.standing ? person(seat, scale) : chair(seat, scale))).join('');
  return [
    ...(tables
      ? [{ kind: 'path', d: tables, fill: colours.table, stroke: colours.ink, width: scale.pen.line.hair } as const]
      : []),
    seating.standing
      ? { kind: 'path', d: seats, fill: colours.ink }
      : { kind: 'path', d: seats, fill: colours.background, stroke: colours.ink, width: scale.pen.line.hair },
  ];
}

const person = ({ x, y }: Seat, scale: Scale) => ring(scale.x(x), scale.y(y), 0.2 * scale.unit);

/** A seat with its back, turned the way it faces: 46 cm square. */
function chair({ x, y, turn }: Seat, scale: Scale): string {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const at = (u: number, v: number) =>
    `${n(scale.x(x) + (u * cos - v * sin) * scale.unit)} ${n(scale.y(y) + (u * sin + v * cos) * scale.unit)}`;
  const s = 0.22;
  return `M${at(-s, -s)}L${at(s, -s)}L${at(s, s)}L${at(-s, s)}ZM${at(-s, s * 0.62)}L${at(s, s * 0.62)}`;
}

function tableOf(table: Table, scale: Scale): string {
  if (table.kind === 'round') return ring(scale.x(table.x), scale.y(table.y), table.radius * scale.unit);
  const { x, y, width, height } = table;
  return outline(scale, { kind: 'rect', x: x - width / 2, y: y - height / 2, width, height });
}

/** Stage, bar and runway, and the steps of the arena. A label without space beside its shape is drawn only if it fits inside. */
export function fixturesOf(
  { fixtures, rings }: Setting,
  circle: Circle | undefined,
  scale: Scale,
  words: Sheet['words'],
): DrawnElement[] {
  const built = fixtures.flatMap(({ shape, label }): DrawnElement[] => [
    { kind: 'path', d: outline(scale, shape), fill: colours.quiet, stroke: colours.ink, width: scale.pen.line.thin },
    ...(label && words !== 'none' && (words === 'inside' || fits(label, shape, scale))
      ? [fixtureLabel(label, shape, scale)]
      : []),
  ]);
  return rings && circle ? [...built, ...steps(circle, scale)] : built;
}

const isUpright = ({ width, height }: Rect) => height > width * 1.5;

const isDeepEnough = ({ width, height }: Rect, { unit, pen }: Scale) =>
  Math.min(width, height) * unit > pen.letters.note * 1.1;

const fits = (label: string, shape: Rect, scale: Scale): boolean =>
  isDeepEnough(shape, scale) &&
  Math.max(shape.width, shape.height) * scale.unit > label.length * scale.pen.letters.note * 0.56;

function fixtureLabel(text: string, shape: Rect, scale: Scale): DrawnElement {
  const { x, y } = centreOf(shape);
  const { note } = scale.pen.letters;
  const upright = isUpright(shape);
  return {
    kind: 'text',
    text,
    x: scale.x(x) + (upright ? note / 3 : 0),
    y: isDeepEnough(shape, scale) ? scale.y(y) + (upright ? 0 : note / 3) : scale.y(shape.y + shape.height) + note,
    size: note,
    colour: colours.muted,
    anchor: 'middle',
    ...(upright && { rotate: -90 }),
  };
}

/** The arena's steps, open on the side of the door. */
function steps({ x, y }: Circle, scale: Scale): DrawnElement[] {
  const half = (ringGap / 2) * (Math.PI / 180);
  const arcs = [ringRadii[0] - 0.45, ...ringRadii.slice(1).map((radius) => radius - 0.45)].map((radius) => {
    const r = n(radius * scale.unit);
    const point = (side: number) =>
      `${n(scale.x(x - radius * Math.cos(half)))} ${n(scale.y(y + side * radius * Math.sin(half)))}`;
    return `M${point(1)}A${r} ${r} 0 1 0 ${point(-1)}`;
  });
  return [{ kind: 'path', d: arcs.join(''), stroke: colours.ink, width: scale.pen.line.thin }];
}

/** The LED wall, the only coloured shape of the plan. */
export function ledOf({ from, to, bow }: LedWall, scale: Scale): DrawnElement {
  const start = `M${n(scale.x(from.x))} ${n(scale.y(from.y))}`;
  const end = `${n(scale.x(to.x))} ${n(scale.y(to.y))}`;
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  const radius = bow > 0 ? (chord ** 2 / 4 + bow ** 2) / (2 * bow) : 0;
  const r = n(radius * scale.unit);
  const d = bow > 0 ? `${start}A${r} ${r} 0 ${bow > radius ? 1 : 0} 1 ${end}` : `${start}L${end}`;
  return {
    kind: 'path',
    d,
    stroke: colours.signal,
    width: Math.max(3, Math.min(scale.pen.line.led, 0.35 * scale.unit)),
  };
}
