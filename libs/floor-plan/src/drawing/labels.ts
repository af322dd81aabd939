import { count, sqm } from '@mainstage/house/figures';
import type { FloorNumber } from '@mainstage/house/facts';
import { floors, placeOf } from '@mainstage/house/plan/floors';
import type { HiredId } from '@mainstage/house/house';
import { nameOf } from '../names';
import { hallOf, type PlannedRoom } from '../plan';
import { areaOfShape, boundsOf, centreOf, contains, type Point, type Rect, rect } from '@mainstage/house/plan/shapes';
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

/** In the first corner that is free, or in the middle of a round room; where none is, the title block has to do. */
function ownLabel(room: PlannedRoom, scale: Scale, ways: readonly Point[]): Drawn[] {
  const { shape } = placeOf(room.id);
  const { x, y, width, height } = boundsOf(shape);
  const words = wordsOf(room, width * scale.unit - 16);
  const wide = Math.max(...words.map(({ text, size }) => text.length * size * 0.54)) + 10;
  const tall = words.reduce((sum, { size }) => sum + size * 1.22, 0) + 6;
  const [left, right] = [scale.x(x) + 6, scale.x(x + width) - 6 - wide];
  const [top, bottom] = [scale.y(y) + 6, scale.y(y + height) - 6 - tall];
  const spots: readonly Point[] =
    shape.kind === 'circle'
      ? [{ x: scale.x(shape.x) - wide / 2, y: scale.y(shape.y) - tall / 2 }]
      : [
          { x: right, y: bottom },
          { x: left, y: bottom },
          { x: right, y: top },
          { x: left, y: top },
        ];
  const taken = [
    ...takenBy(room, scale),
    ...ways.map(({ x: across, y: down }) => ({ x: scale.x(across), y: scale.y(down) })),
  ];
  const box = spots
    .map((spot) => rect(spot.x, spot.y, wide, tall))
    .find((each) => taken.every((at) => !contains(each, at)));
  if (!box) return [];
  const anchor = shape.kind === 'circle' ? 'middle' : box.x === right ? 'end' : 'start';
  const at = anchor === 'middle' ? box.x + wide / 2 : anchor === 'end' ? box.x + wide - 3 : box.x + 3;
  let baseline = box.y;
  return [
    { kind: 'path', d: `M${n(box.x)} ${n(box.y)}h${n(wide)}v${n(tall)}h${n(-wide)}Z`, fill: colours.paper },
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
    ...(setting?.fixtures ?? []).flatMap(({ shape }) => about(centreOf(shape), shape.height / 2)),
    ...(setting?.led ? [on(setting.led.from), on(setting.led.to)] : []),
  ];
}

/** Where doors open and partitions stand. */
function waysThrough(floor: FloorNumber): Point[] {
  const { doors, partitions } = floors[floor];
  const along = partitions.flatMap(([from, to]) =>
    Array.from({ length: 21 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / 20,
      y: from.y + ((to.y - from.y) * step) / 20,
    })),
  );
  const opening = doors.flatMap(({ at, width }) =>
    [-1, 0, 1].flatMap((across) =>
      [-1, 0, 1].map((down) => ({ x: at.x + (across * width) / 2, y: at.y + (down * width) / 2 })),
    ),
  );
  return [...along, ...opening];
}
