import { count, sqm } from '@mainstage/venues/facts/number-format';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import { floors, locationOf } from '@mainstage/venues/facts/plan/floors';
import type { HireableId } from '@mainstage/venues/facts/catalog';
import { nameOf } from '../names';
import { hallOf, type Plan, type PlannedRoom } from '../plan';
import {
  areaOfShape,
  boundsOf,
  contains,
  endOf,
  type Point,
  type Rect,
  rect,
  rightOf,
  type Shape,
} from '@mainstage/venues/facts/plan/shapes';
import type { DrawnElement, DrawnText } from './drawn';
import { boxesFor, takenIn, doorwayPoints } from './free-places';
import { swingsOf } from './structure';
import { colours, n, type Pen, ring, type Scale } from './pen';

type LabelLine = Pick<DrawnText, 'text' | 'size' | 'colour' | 'font'> & { area?: true };

/** Names and areas of the venue's rooms, placed clear of seats. */
export function labelsOf(floor: FloorNumber, rooms: readonly PlannedRoom[], scale: Scale): DrawnElement[] {
  return rooms.flatMap((room) => ownLabel(room, scale, doorwayPoints(floor)));
}

/** The number of each room in a plan of several, explained in the list below. */
export function roomNumbersOf({ rooms }: Plan, floor: FloorNumber, scale: Scale): DrawnElement[] {
  if (rooms.length < 2) return [];
  return rooms.flatMap((room, index) => (room.floor === floor ? markIn(room, index + 1, scale) : []));
}

function markIn(room: PlannedRoom, number: number, scale: Scale): DrawnElement[] {
  const side = 2 * markRadius(scale.pen) + 2;
  const taken = takenIn(room, scale);
  const covered = (box: Rect) => taken.filter((at) => contains(box, at)).length;
  const box = leastOf(boxesFor(room, { wide: side, tall: side }, scale), covered);
  return mark(number, box.x + side / 2, box.y + side / 2, scale.pen);
}

const markRadius = ({ letters }: Pen) => letters.note * 0.75;

export function mark(number: number, x: number, y: number, pen: Pen): DrawnElement[] {
  const { note } = pen.letters;
  return [
    { kind: 'path', d: ring(x, y, markRadius(pen)), fill: colours.ink, stroke: colours.background, width: 1 },
    {
      kind: 'text',
      text: String(number),
      x,
      y: y + note * 0.35,
      size: note,
      colour: colours.background,
      anchor: 'middle',
      font: 'strong',
    },
  ];
}

/** The names of other rooms, in the middle of their visible part; rotated along a narrow strip. */
export function othersOf(
  floor: FloorNumber,
  rooms: readonly PlannedRoom[],
  scale: Scale,
  window: Rect,
): DrawnElement[] {
  const mine = new Set<string>(rooms.flatMap(({ id }) => [id, hallOf(id)]));
  const others = floors[floor].spaces.filter(({ id }) => !mine.has(id));
  const swings = swingsOf(floors[floor]).map(({ x, y, width, height }) =>
    rect(scale.x(x), scale.y(y), width * scale.unit, height * scale.unit),
  );
  return others.flatMap(({ id, use, label, shape }): DrawnElement[] => {
    const text = use === 'room' || use === 'open' ? nameOf(id as HireableId) : label;
    if (!text) return [];
    const seen = seenOf(shape, scale, window);
    const size = scale.pen.letters.note;
    const [wide, tall] = [text.length * size * 0.5, size * 0.95];
    const words = { kind: 'text', text, size, colour: colours.muted, anchor: 'middle' } as const;
    const along = (across: number, down: number) => freeIn(seen, { width: across, height: down }, swings);
    if (wide < seen.width && tall < seen.height) {
      const { x, y } = along(wide, tall);
      return [{ ...words, x, y: y + size * 0.35 }];
    }
    if (wide > seen.height || tall > seen.width) return [];
    const { x, y } = along(tall, wide);
    return [{ ...words, x: x + size * 0.35, y, rotate: -90 }];
  });
}

/** Position for a label of that size, as close to the middle as door swings permit. */
function freeIn(part: Rect, words: { width: number; height: number }, swings: readonly Rect[]): Point {
  const steps = [0, -1, 1, -2, 2, -3, 3];
  const centres = steps.flatMap((down) =>
    steps.map((across) => ({
      x: part.x + part.width / 2 + ((part.width - words.width) * across) / 6,
      y: part.y + part.height / 2 + ((part.height - words.height) * down) / 6,
      off: Math.abs(across) + Math.abs(down),
    })),
  );
  const covered = ({ x, y }: Point) =>
    swings.reduce((sum, door) => {
      const across = Math.min(x + words.width / 2, rightOf(door)) - Math.max(x - words.width / 2, door.x);
      const down = Math.min(y + words.height / 2, endOf(door)) - Math.max(y - words.height / 2, door.y);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  return leastOf(
    centres.sort((one, other) => one.off - other.off),
    covered,
  );
}

/** The first candidate with the smallest value; each is valued once. */
function leastOf<Candidate>(candidates: readonly Candidate[], valueOf: (candidate: Candidate) => number): Candidate {
  const values = candidates.map(valueOf);
  return candidates[values.indexOf(Math.min(...values))]!;
}

/** The visible part of a room, in units of the sheet. */
function seenOf(shape: Shape, scale: Scale, window: Rect): Rect {
  const { x, y, width, height } = boundsOf(shape);
  const [left, right] = [Math.max(scale.x(x), window.x), Math.min(scale.x(x + width), window.x + window.width)];
  const [top, bottom] = [Math.max(scale.y(y), window.y), Math.min(scale.y(y + height), window.y + window.height)];
  return rect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/**
 * Places a label in the first free corner, in the middle of a round room, else anywhere in the room. If seats and tables
 * leave no space, it covers as few of them as possible, so that every room has a name.
 */
function ownLabel(room: PlannedRoom, scale: Scale, doorPoints: readonly Point[]): DrawnElement[] {
  const { width } = boundsOf(locationOf(room.id).shape);
  const words = wordsOf(room, scale.pen, width * scale.unit - 16);
  const short = words.filter(({ area }) => !area);
  const taken = [
    ...takenIn(room, scale),
    ...doorPoints.map(({ x: across, y: down }) => ({ x: scale.x(across), y: scale.y(down) })),
  ];
  const free = [words, short].flatMap((each) =>
    boxesFor(room, sizeOf(each), scale).map((box) => ({ box, words: each })),
  );
  const covered = ({ box }: { box: Rect }) => taken.filter((at) => contains(box, at)).length;
  const chosen =
    free.find(({ box }) => taken.every((at) => !contains(box, at))) ??
    leastOf(
      free.filter((each) => each.words === short),
      covered,
    );
  return setLabel(chosen.words, chosen.box, boundsOf(locationOf(room.id).shape), scale);
}

function sizeOf(words: readonly LabelLine[]) {
  return {
    wide: Math.max(...words.map(({ text, size }) => text.length * size * 0.54)) + 10,
    tall: words.reduce((sum, { size }) => sum + size * 1.22, 0) + 6,
  };
}

function setLabel(words: readonly LabelLine[], box: Rect, room: Rect, scale: Scale): DrawnElement[] {
  const off = box.x + box.width / 2 - scale.x(room.x + room.width / 2);
  const anchor = Math.abs(off) < 1 ? 'middle' : off > 0 ? 'end' : 'start';
  const at = anchor === 'middle' ? box.x + box.width / 2 : anchor === 'end' ? box.x + box.width - 3 : box.x + 3;
  let baseline = box.y;
  return [
    {
      kind: 'path',
      d: `M${n(box.x)} ${n(box.y)}h${n(box.width)}v${n(box.height)}h${n(-box.width)}Z`,
      fill: colours.background,
    },
    ...words.map(({ text, size, colour, font }): DrawnElement => {
      baseline += size * 1.22;
      return { kind: 'text', text, x: at, y: baseline, anchor, size, colour, ...(font && { font }) };
    }),
  ];
}

function wordsOf(room: PlannedRoom, pen: Pen, wide: number): LabelLine[] {
  const { name: largest, area, note } = pen.letters;
  const name = nameOf(room.id);
  // In a narrow room each word has a line so that the letters stay legible.
  const lines = name.length * note * 0.56 <= wide ? [name] : name.split(/ |(?<=-)/);
  const size = Math.min(largest, wide / (Math.max(...lines.map(({ length }) => length)) * 0.56));
  const wall = ledWords(room);
  return [
    ...lines.map((text) => ({ text, size, colour: colours.ink, font: 'strong' as const })),
    { text: areaWords(room), size: Math.min(area, size), colour: colours.ink, area: true },
    ...(wall ? [{ text: wall, size: note, colour: colours.signalText, font: 'medium' as const }] : []),
  ];
}

/** 1,000 sqm, as drawn. */
export const areaWords = ({ id }: PlannedRoom): string => sqm(Math.round(areaOfShape(locationOf(id).shape)));

/** LED wall 90 sqm, 30 m; undefined for a room without one. */
export function ledWords({ setting }: PlannedRoom): string | undefined {
  const led = setting?.led;
  return led && `LED wall ${count(led.areaSqm)} sqm, ${n(Math.round(led.lengthM * 10) / 10)} m`;
}
