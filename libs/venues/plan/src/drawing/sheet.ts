import { buildingFloors } from '@mainstage/content/venues/floors';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import { floors, locationOf } from '@mainstage/venues/facts/plan/floors';
import { type HireableId, isOffice, partsOf, type PlaceId } from '@mainstage/venues/facts/catalog';
import { nameOf } from '../names';
import { hallOf, type Plan, type PlannedRoom } from '../plan';
import { peopleDrawn } from '@mainstage/venues/facts/present';
import { boundsOf, boundsOfAll, type Rect, rect } from '@mainstage/venues/facts/plan/shapes';
import { chainCount, dimensionsOf } from './dimensions';
import type { Drawing, DrawnElement } from './drawn';
import { fixturesOf, ledOf, seatingOf } from './furniture';
import { colours, outline, type Scale, scaleOf } from './pen';
import { footerBelow, footerInRow } from './footer';
import { labelsOf, roomNumbersOf, othersOf } from './labels';
import { type Sheet, wideSheet } from './sheets';
import { structureOf } from './structure';

const gapBetweenFloors = 46;

/**
 * Architectural drawing of a plan: walls, seats, dimensions, scale, north arrow and key plan.
 * @param spot highlighted room, or joined rooms
 */
export function drawingOf(plan: Plan, sheet: Sheet = wideSheet, spot?: PlaceId): Drawing {
  const shapes: DrawnElement[] = [];
  let y = 0;
  for (const floor of plan.floors) {
    const panel = panelOf(plan, floor, y, sheet, spot);
    shapes.push(...panel.shapes);
    y = panel.bottom + gapBetweenFloors;
  }
  const bottom = y - gapBetweenFloors;
  const footer = footerOf(plan, sheet, bottom + 26);
  return {
    width: sheet.width,
    height: footer?.bottom ?? bottom,
    alt: wordsOf(plan, spot),
    shapes: [...shapes, ...(footer?.shapes ?? [])],
  };
}

function footerOf(plan: Plan, sheet: Sheet, top: number): { shapes: DrawnElement[]; bottom: number } | undefined {
  if (sheet.words === 'none') return undefined;
  const smallest = Math.min(...plan.floors.map((floor) => viewOf(plan, floor, sheet).unit));
  return (sheet.words === 'inside' ? footerInRow : footerBelow)(plan, sheet, top, smallest);
}

/** The shown part of the floor, and its scale. */
function viewOf(
  plan: Plan,
  floor: FloorNumber,
  { width: wide, left, highest, words }: Sheet,
): { view: Rect; unit: number } {
  const rooms = plan.rooms.filter((room) => room.floor === floor);
  const { x, y, width, height } = boundsOfAll(rooms.map(({ id }) => locationOf(id).shape));
  // Includes enough of the surroundings for their names.
  const margin = Math.max(words === 'below' ? 1.8 : 1, Math.min(words === 'below' ? 3 : 2.4, width * 0.12));
  const view = rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
  const widest = wide - left - 2;
  return { view, unit: Math.min(widest / view.width, highest / view.height) };
}

function panelOf(
  plan: Plan,
  floor: FloorNumber,
  top: number,
  sheet: Sheet,
  spot: PlaceId | undefined,
): { shapes: DrawnElement[]; bottom: number } {
  const { left, pen, words, chains } = sheet;
  const rooms = plan.rooms.filter((room) => room.floor === floor);
  const measured = rooms.map(({ id }) => boundsOf(locationOf(id).shape));
  const { view, unit } = viewOf(plan, floor, sheet);
  const titled = plan.floors.length > 1 && words !== 'none';
  const heading = titled ? 30 : 0;
  const measures = chains > 0 ? 20 + 22 * chainCount(measured, chains).across : 0;
  const windowTop = top + heading + measures;
  const width = view.width * unit;
  const window = rect(left + (sheet.width - left - width) / 2, windowTop, width, view.height * unit);
  const scale = scaleOf(view, unit, window, pen);
  const mine = new Set<string>(rooms.map(({ id }) => hallOf(id)));
  const shapes: DrawnElement[] = [
    {
      kind: 'group',
      window,
      shapes: [
        ...structureOf(floors[floor], mine, scale),
        ...rooms.flatMap((room) => zoneOf(room, scale)),
        ...rooms.flatMap((room) => insideOf(room, scale, words)),
        ...spotOf(spot, floor, scale),
        ...(words === 'none' ? [] : othersOf(floor, rooms, scale, window)),
        ...(words === 'inside' ? labelsOf(floor, rooms, scale) : []),
        ...(words === 'below' ? roomNumbersOf(plan, floor, scale) : []),
      ],
    },
    ...dimensionsOf(measured, scale, window, chains),
  ];
  if (titled)
    shapes.unshift({
      kind: 'text',
      text: `Floor ${floor} · ${buildingFloors[floor].name}`,
      x: left,
      y: top + 18,
      size: pen.letters.heading,
      colour: colours.ink,
      font: 'strong',
    });
  return { shapes, bottom: window.y + window.height };
}

/** A room that is part of a hall: drapes around it. */
function zoneOf({ id }: PlannedRoom, scale: Scale): DrawnElement[] {
  if (hallOf(id) === id) return [];
  return [
    {
      kind: 'path',
      d: outline(scale, locationOf(id).shape),
      stroke: colours.ink,
      width: scale.pen.line.thin,
      dash: [9, 5],
    },
  ];
}

/** Frame around each highlighted room. */
function spotOf(spot: PlaceId | undefined, floor: FloorNumber, scale: Scale): DrawnElement[] {
  if (!spot) return [];
  const framed: readonly HireableId[] = isOffice(spot) ? [spot] : partsOf(spot);
  return framed
    .map(locationOf)
    .filter((place) => place.floor === floor)
    .map(({ shape }) => ({
      kind: 'path',
      d: outline(scale, shape),
      stroke: colours.signal,
      width: scale.pen.line.led,
    }));
}

function insideOf({ id, setting, seating }: PlannedRoom, scale: Scale, words: Sheet['words']): DrawnElement[] {
  if (!setting) return [];
  const { shape } = locationOf(id);
  return [
    ...fixturesOf(setting, shape.kind === 'circle' ? shape : undefined, scale, words),
    ...(setting.led ? [ledOf(setting.led, scale)] : []),
    ...(seating ? seatingOf(seating, scale) : []),
  ];
}

/** Alternative text of the plan. */
function wordsOf({ venue, layout, guests, rooms, floors: on }: Plan, spot: PlaceId | undefined): string {
  const where = `floor${on.length > 1 ? 's' : ''} ${[...on].sort().join(' and ')}`;
  const parts = rooms.length > 1 ? `, made up of ${rooms.map(({ id }) => nameOf(id)).join(', ')}` : '';
  const pointed = spot ? `; ${nameOf(spot)} is framed` : '';
  return `Floor plan of ${nameOf(venue as HireableId) ?? venue} on ${where}${parts}, drawn to scale with ${peopleDrawn(layout, guests)}${pointed}.`;
}
