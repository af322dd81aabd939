import { nameOf } from '../names';
import type { Plan } from '../plan';
import type { DrawnElement } from './drawn';
import { areaWords, ledWords, mark } from './labels';
import { keyPlan, northArrow, scaleBar, titleBlock } from './legend';
import { colours, type Pen } from './pen';
import type { Sheet } from './sheets';

interface SheetFooter {
  shapes: DrawnElement[];
  bottom: number;
}

/** Scale, north arrow, title and floors side by side. @param unit sheet units to the metre */
export function footerInRow(plan: Plan, { width, left, pen }: Sheet, top: number, unit: number): SheetFooter {
  return {
    shapes: [
      ...scaleBar(left, top, unit, pen, 260),
      ...northArrow(left + 292, top, pen),
      ...titleBlock(plan, left + 372, top, pen),
      ...keyPlan(plan, width, top, pen, 132, 26),
    ],
    bottom: top + 118,
  };
}

/** The same stacked, with a legend of the room numbers. */
export function footerBelow(plan: Plan, { width, pen }: Sheet, top: number, unit: number): SheetFooter {
  const rooms = roomList(plan, top + 66, pen);
  const floorsTop = rooms.bottom + 66;
  return {
    shapes: [
      ...titleBlock(plan, 2, top, pen),
      ...rooms.shapes,
      ...scaleBar(2, rooms.bottom - 8, unit, pen, 190),
      ...northArrow(width - 76, rooms.bottom - 8, pen),
      ...keyPlan(plan, plan.floors.length * 108 - 8, floorsTop, pen, 96, 12),
    ],
    bottom: floorsTop + 100,
  };
}

function roomList({ rooms }: Plan, top: number, pen: Pen): SheetFooter {
  const { area, note } = pen.letters;
  const several = rooms.length > 1;
  const indent = several ? 28 : 2;
  const shapes: DrawnElement[] = [];
  let y = top;
  for (const [index, room] of rooms.entries()) {
    const walls = ledWords(room);
    if (several) {
      shapes.push(...mark(index + 1, 12, y + 12, pen));
      shapes.push(
        { kind: 'text', text: nameOf(room.id), x: indent, y: y + 12, size: area, colour: colours.ink, font: 'strong' },
        { kind: 'text', text: areaWords(room), x: indent, y: y + 28, size: note, colour: colours.muted },
      );
      y += 34;
    }
    if (walls) {
      shapes.push({
        kind: 'text',
        text: walls,
        x: indent,
        y: y + 10,
        size: note,
        colour: colours.signalText,
        font: 'medium',
      });
      y += 16;
    }
    y += several ? 10 : 0;
  }
  return { shapes, bottom: y };
}
