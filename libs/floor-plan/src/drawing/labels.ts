import { count, sqm } from '@mainstage/house/figures';
import type { FloorNumber } from '@mainstage/house/facts';
import { floors, placeOf } from '@mainstage/house/plan/floors';
import type { HiredId } from '@mainstage/house/house';
import { nameOf } from '../names';
import { hallOf, type Plan, type PlannedRoom } from '../plan';
import { areaOfShape, boundsOf, centreOf, contains, type Point, type Rect } from '@mainstage/house/plan/shapes';
import type { Drawn, DrawnText } from './drawn';
import { boxesFor, takenIn, waysThrough } from './free-places';
import { colours, n, type Pen, ring, type Scale } from './pen';

type Words = Pick<DrawnText, 'text' | 'size' | 'colour' | 'font'>;

/** Names and areas of the venue's rooms, where nobody sits. */
export function labelsOf(floor: FloorNumber, rooms: readonly PlannedRoom[], scale: Scale): Drawn[] {
  return rooms.flatMap((room) => ownLabel(room, scale, waysThrough(floor)));
}

/** The number of each room in a plan of several, which the list below it explains. */
export function marksOf({ rooms }: Plan, floor: FloorNumber, scale: Scale): Drawn[] {
  if (rooms.length < 2) return [];
  return rooms.flatMap((room, index) => (room.floor === floor ? markIn(room, index + 1, scale) : []));
}

function markIn(room: PlannedRoom, number: number, scale: Scale): Drawn[] {
  const side = 2 * markRadius(scale.pen) + 2;
  const taken = takenIn(room, scale);
  const covered = (box: Rect) => taken.filter((at) => contains(box, at)).length;
  const box = boxesFor(room, { wide: side, tall: side }, scale).reduce((best, each) =>
    covered(each) < covered(best) ? each : best,
  );
  return mark(number, box.x + side / 2, box.y + side / 2, scale.pen);
}

const markRadius = ({ letters }: Pen) => letters.note * 0.75;

/** A number on a disc. */
export function mark(number: number, x: number, y: number, pen: Pen): Drawn[] {
  const { note } = pen.letters;
  return [
    { kind: 'path', d: ring(x, y, markRadius(pen)), fill: colours.ink, stroke: colours.paper, width: 1 },
    {
      kind: 'text',
      text: String(number),
      x,
      y: y + note * 0.35,
      size: note,
      colour: colours.paper,
      anchor: 'middle',
      font: 'strong',
    },
  ];
}

/** The names of rooms that are not the venue's, in their middle as far as they are seen. */
export function othersOf(floor: FloorNumber, rooms: readonly PlannedRoom[], scale: Scale, window: Rect): Drawn[] {
  const mine = new Set<string>(rooms.flatMap(({ id }) => [id, hallOf(id)]));
  const others = floors[floor].spaces.filter(({ id }) => !mine.has(id));
  return others.flatMap(({ id, use, label, shape }): Drawn[] => {
    const text = use === 'room' || use === 'open' ? nameOf(id as HiredId) : label;
    const [middle, seen] = [centreOf(shape), boundsOf(shape)];
    const [x, y] = [scale.x(middle.x), scale.y(middle.y) + 4];
    const wide = (text?.length ?? 0) * scale.pen.letters.note * 0.56;
    const whole = contains(window, { x: x - wide / 2, y: y - 12 }) && contains(window, { x: x + wide / 2, y: y + 4 });
    if (!text || !whole || wide > seen.width * scale.unit) return [];
    return [{ kind: 'text', text, x, y, size: scale.pen.letters.note, colour: colours.muted, anchor: 'middle' }];
  });
}

/**
 * In the first corner that is free, in the middle of a round room, else anywhere in the room; where people and tables
 * leave no such place, the name and the LED wall stand where they cover the fewest of them: no room goes unnamed.
 */
function ownLabel(room: PlannedRoom, scale: Scale, ways: readonly Point[]): Drawn[] {
  const { width } = boundsOf(placeOf(room.id).shape);
  const words = wordsOf(room, scale.pen, width * scale.unit - 16);
  const short = words.filter((_, line) => line !== 1);
  const taken = [
    ...takenIn(room, scale),
    ...ways.map(({ x: across, y: down }) => ({ x: scale.x(across), y: scale.y(down) })),
  ];
  const free = [words, short].flatMap((each) =>
    boxesFor(room, sizeOf(each), scale).map((box) => ({ box, words: each })),
  );
  const covered = ({ box }: { box: Rect }) => taken.filter((at) => contains(box, at)).length;
  const chosen =
    free.find(({ box }) => taken.every((at) => !contains(box, at))) ??
    free.filter((each) => each.words === short).reduce((best, each) => (covered(each) < covered(best) ? each : best));
  return setLabel(chosen.words, chosen.box, boundsOf(placeOf(room.id).shape), scale);
}

/** How much room these words want. */
function sizeOf(words: readonly Words[]) {
  return {
    wide: Math.max(...words.map(({ text, size }) => text.length * size * 0.54)) + 10,
    tall: words.reduce((sum, { size }) => sum + size * 1.22, 0) + 6,
  };
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

function wordsOf(room: PlannedRoom, pen: Pen, wide: number): Words[] {
  const { name: largest, area, note } = pen.letters;
  const name = nameOf(room.id);
  const size = Math.min(largest, wide / (name.length * 0.56));
  const wall = ledWords(room);
  return [
    { text: name, size, colour: colours.ink, font: 'strong' },
    { text: areaWords(room), size: Math.min(area, size), colour: colours.ink },
    ...(wall ? [{ text: wall, size: note, colour: colours.signalText, font: 'medium' as const }] : []),
  ];
}

/** 1,000 sqm, as drawn. */
export const areaWords = ({ id }: PlannedRoom): string => sqm(Math.round(areaOfShape(placeOf(id).shape)));

/** LED wall 90 sqm, 30 m; nothing where a room has none. */
export function ledWords({ setting }: PlannedRoom): string | undefined {
  const led = setting?.led;
  return led && `LED wall ${count(led.areaSqm)} sqm, ${n(Math.round(led.lengthM * 10) / 10)} m`;
}
