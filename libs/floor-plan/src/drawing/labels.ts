import { count, sqm } from '@mainstage/house/figures';
import type { FloorNumber } from '@mainstage/house/facts';
import { floors, placeOf } from '@mainstage/house/plan/floors';
import type { HiredId } from '@mainstage/house/house';
import { nameOf } from '../names';
import { hallOf, type PlannedRoom } from '../plan';
import {
  areaOfShape,
  boundsOf,
  centreOf,
  contains,
  type Point,
  type Rect,
  rect,
  type Shape,
} from '@mainstage/house/plan/shapes';
import type { Drawn, DrawnText } from './drawn';
import { colours, letters, n, type Scale } from './pen';

type Words = Pick<DrawnText, 'text' | 'size' | 'colour' | 'font'>;

/** Names and areas: the venue's rooms where nobody sits, the others in their middle as far as they are seen. */
export function labelsOf(floor: FloorNumber, rooms: readonly PlannedRoom[], scale: Scale, window: Rect): Drawn[] {
  const mine = new Set<string>(rooms.flatMap(({ id }) => [id, hallOf(id)]));
  const others = floors[floor].spaces.filter(({ id }) => !mine.has(id));
  const quiet = others.flatMap(({ id, use, label, shape }): Drawn[] => {
    const text = use === 'room' || use === 'open' ? nameOf(id as HiredId) : label;
    const [middle, seen] = [centreOf(shape), boundsOf(shape)];
    const [x, y] = [scale.x(middle.x), scale.y(middle.y) + 4];
    const wide = (text?.length ?? 0) * letters.note * 0.56;
    const whole = contains(window, { x: x - wide / 2, y: y - 12 }) && contains(window, { x: x + wide / 2, y: y + 4 });
    if (!text || !whole || wide > seen.width * scale.unit) return [];
    return [{ kind: 'text', text, x, y, size: letters.note, colour: colours.muted, anchor: 'middle' }];
  });
  return [...quiet, ...rooms.flatMap((room) => ownLabel(room, scale, waysThrough(floor)))];
}

/**
 * In the first corner that is free, in the middle of a round room, else anywhere in the room; where people and tables
 * leave no such place, the name and the LED wall stand where they cover the fewest of them: no room goes unnamed.
 */
function ownLabel(room: PlannedRoom, scale: Scale, ways: readonly Point[]): Drawn[] {
  const { width } = boundsOf(placeOf(room.id).shape);
  const words = wordsOf(room, width * scale.unit - 16);
  const short = words.filter((_, line) => line !== 1);
  const taken = [
    ...takenBy(room, scale),
    ...ways.map(({ x: across, y: down }) => ({ x: scale.x(across), y: scale.y(down) })),
  ];
  const free = [words, short].flatMap((each) => boxesFor(room, each, scale).map((box) => ({ box, words: each })));
  const covered = ({ box }: { box: Rect }) => taken.filter((at) => contains(box, at)).length;
  const chosen =
    free.find(({ box }) => taken.every((at) => !contains(box, at))) ??
    free.filter((each) => each.words === short).reduce((best, each) => (covered(each) < covered(best) ? each : best));
  return setLabel(chosen.words, chosen.box, boundsOf(placeOf(room.id).shape), scale);
}

/** Where a label could stand, the best first. */
function boxesFor(room: PlannedRoom, words: readonly Words[], scale: Scale): Rect[] {
  const { shape } = placeOf(room.id);
  const { x, y, width, height } = boundsOf(shape);
  const wide = Math.max(...words.map(({ text, size }) => text.length * size * 0.54)) + 10;
  const tall = words.reduce((sum, { size }) => sum + size * 1.22, 0) + 6;
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

function setLabel(words: readonly Words[], box: Rect, room: Rect, scale: Scale): Drawn[] {
  const off = box.x + box.width / 2 - scale.x(room.x + room.width / 2);
  const anchor = Math.abs(off) < 1 ? 'middle' : off > 0 ? 'end' : 'start';
  const at = anchor === 'middle' ? box.x + box.width / 2 : anchor === 'end' ? box.x + box.width - 3 : box.x + 3;
  let baseline = box.y;
  return [
    {
      kind: 'path',
      d: `M${n(box.x)} ${n(box.y)}h${n(box.width)}v${n(box.height)}h${n(-box.width)}Z`,
      fill: colours.paper,
    },
    ...words.map((each): Drawn => {
      baseline += each.size * 1.22;
      return { kind: 'text', x: at, y: baseline, anchor, ...each };
    }),
  ];
}

function wordsOf({ id, setting }: PlannedRoom, wide: number): Words[] {
  const name = nameOf(id);
  const size = Math.min(letters.name, wide / (name.length * 0.56));
  const led = setting?.led;
  return [
    { text: name, size, colour: colours.ink, font: 'strong' },
    { text: sqm(Math.round(areaOfShape(placeOf(id).shape))), size: Math.min(letters.area, size), colour: colours.ink },
    ...(led
      ? [
          {
            text: `LED wall ${count(led.areaSqm)} sqm, ${n(Math.round(led.lengthM * 10) / 10)} m`,
            size: letters.note,
            colour: colours.signalText,
            font: 'medium' as const,
          },
        ]
      : []),
  ];
}

/** Points of the sheet that a label must not cover: seats with their backs, tables, the stage, the wall. */
function takenBy({ seating, setting }: PlannedRoom, scale: Scale): Point[] {
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

/** Where doors open and partitions stand. */
function waysThrough(floor: FloorNumber): Point[] {
  const { doors, partitions } = floors[floor];
  const walls = partitions.flatMap(([from, to]) => along(from, to));
  const opening = doors.flatMap(({ at, width }) =>
    [-1, 0, 1].flatMap((across) =>
      [-1, 0, 1].map((down) => ({ x: at.x + (across * width) / 2, y: at.y + (down * width) / 2 })),
    ),
  );
  return [...walls, ...opening];
}

/** Points on a line, close enough for a label to meet one. */
function along(from: Point, to: Point): Point[] {
  return Array.from({ length: 21 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / 20,
    y: from.y + ((to.y - from.y) * step) / 20,
  }));
}
