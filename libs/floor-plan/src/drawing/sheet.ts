import { houseFloors } from '@mainstage/content/venues/floors';
import type { FloorNumber } from '@mainstage/house/facts';
import { floors, placeOf } from '@mainstage/house/plan/floors';
import type { HiredId } from '@mainstage/house/house';
import { nameOf } from '../names';
import { hallOf, peopleOf, type Plan, type PlannedRoom } from '../plan';
import { boundsOf, boundsOfAll, type Rect, rect } from '@mainstage/house/plan/shapes';
import { chainCount, dimensionsOf } from './dimensions';
import type { Drawing, Drawn } from './drawn';
import { fixturesOf, ledOf, seatingOf } from './furniture';
import { colours, line, outline, type Scale, scaleOf } from './pen';
import { keyPlan, northArrow, scaleBar, titleBlock } from './legend';
import { labelsOf } from './labels';
import { structureOf } from './structure';

const sheetWidth = 1000;
const bottomStrip = 118;
const gapBetweenFloors = 46;

/** The plan as an architect would draw it: walls, seats, measures, scale, north and where in the house it is. */
export function drawingOf(plan: Plan): Drawing {
  const shapes: Drawn[] = [];
  let y = 0;
  for (const floor of plan.floors) {
    const panel = panelOf(plan, floor, y);
    shapes.push(...panel.shapes);
    y = panel.bottom + gapBetweenFloors;
  }
  const foot = y - gapBetweenFloors + 26;
  const smallest = Math.min(...plan.floors.map((floor) => viewOf(plan, floor).unit));
  shapes.push(
    ...scaleBar(left, foot, smallest),
    ...northArrow(left + 292, foot),
    ...titleBlock(plan, left + 372, foot),
    ...keyPlan(plan, sheetWidth, foot),
  );
  return { width: sheetWidth, height: foot + bottomStrip, alt: wordsOf(plan), shapes };
}

const left = 62;

/** What part of the floor is shown, and how large. */
function viewOf(plan: Plan, floor: FloorNumber): { view: Rect; unit: number } {
  const rooms = plan.rooms.filter((room) => room.floor === floor);
  const { x, y, width, height } = boundsOfAll(rooms.map(({ id }) => placeOf(id).shape));
  // A little of what lies around it, more around small rooms.
  const margin = Math.max(1, Math.min(2.4, width * 0.12));
  const view = rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
  const widest = sheetWidth - left - 2;
  return { view, unit: Math.min(widest / view.width, 900 / view.height) };
}

function panelOf(plan: Plan, floor: FloorNumber, top: number): { shapes: Drawn[]; bottom: number } {
  const rooms = plan.rooms.filter((room) => room.floor === floor);
  const measured = rooms.map(({ id }) => boundsOf(placeOf(id).shape));
  const { view, unit } = viewOf(plan, floor);
  const titled = plan.floors.length > 1;
  const heading = titled ? 30 : 0;
  const windowTop = top + heading + 20 + 22 * chainCount(measured).across;
  const width = view.width * unit;
  const window = rect(left + (sheetWidth - left - width) / 2, windowTop, width, view.height * unit);
  const scale = scaleOf(view, unit, window);
  const mine = new Set<string>(rooms.map(({ id }) => hallOf(id)));
  const shapes: Drawn[] = [
    {
      kind: 'group',
      window,
      shapes: [
        ...structureOf(floors[floor], mine, scale),
        ...rooms.flatMap((room) => zoneOf(room, scale)),
        ...rooms.flatMap((room) => insideOf(room, scale)),
        ...labelsOf(floor, rooms, scale, window),
      ],
    },
    ...dimensionsOf(measured, scale, window.y, window.x),
  ];
  if (titled)
    shapes.unshift({
      kind: 'text',
      text: `Floor ${floor} · ${houseFloors[floor].name}`,
      x: left,
      y: top + 18,
      size: 19,
      colour: colours.ink,
      font: 'display',
    });
  return { shapes, bottom: window.y + window.height };
}

/** A room that is part of a hall: drapes around it. */
function zoneOf({ id }: PlannedRoom, scale: Scale): Drawn[] {
  if (hallOf(id) === id) return [];
  return [{ kind: 'path', d: outline(scale, placeOf(id).shape), stroke: colours.ink, width: line.thin, dash: [9, 5] }];
}

function insideOf({ id, setting, seating }: PlannedRoom, scale: Scale): Drawn[] {
  if (!setting) return [];
  const { shape } = placeOf(id);
  return [
    ...fixturesOf(setting, shape.kind === 'circle' ? shape : undefined, scale),
    ...(setting.led ? [ledOf(setting.led, scale)] : []),
    ...(seating ? seatingOf(seating, scale) : []),
  ];
}

/** The plan in a sentence. */
function wordsOf({ venue, layout, guests, rooms, floors: on }: Plan): string {
  const where = `floor${on.length > 1 ? 's' : ''} ${[...on].sort().join(' and ')}`;
  const parts = rooms.length > 1 ? `, made of ${rooms.map(({ id }) => nameOf(id)).join(', ')}` : '';
  return `Floor plan of ${nameOf(venue as HiredId) ?? venue} on ${where}${parts}, drawn to scale with ${peopleOf(layout, guests)}.`;
}
