import { buildingFloors } from '@mainstage/content/venues/floors';
import { floors, locationOf } from '@mainstage/venues/facts/plan/floors';
import type { Plan } from '../plan';
import { peopleDrawn } from '@mainstage/venues/facts/present';
import { areaOfShape } from '@mainstage/venues/facts/plan/shapes';
import { sqm } from '@mainstage/venues/facts/number-format';
import { venues } from '@mainstage/content/venues/venues';
import type { DrawnElement } from './drawn';
import { colours, n, outline, type Pen, scaleOf } from './pen';

/**
 * A scale bar of alternating metres with its label.
 * @param unit sheet units to the metre
 * @param longest maximum length
 */
export function scaleBar(x: number, y: number, unit: number, { letters, line }: Pen, longest: number): DrawnElement[] {
  const step = [10, 5, 2, 1].find((metres) => metres * 2 * unit <= longest) ?? 1;
  const part = step * unit;
  const box = (index: number) => `M${n(x + index * part)} ${n(y + 40)}h${n(part)}v7h${n(-part)}Z`;
  const text = (metres: number, at: number): DrawnElement => ({
    kind: 'text',
    text: metres === 0 ? '0' : `${metres} m`,
    x: at,
    y: y + 33,
    size: letters.note,
    colour: colours.ink,
    anchor: metres === 0 ? 'start' : 'middle',
  });
  return [
    { kind: 'path', d: box(0), fill: colours.ink, stroke: colours.ink, width: line.hair },
    { kind: 'path', d: box(1), stroke: colours.ink, width: line.hair },
    text(0, x),
    text(step, x + part),
    text(2 * step, x + 2 * part),
  ];
}

/** The river side of the building faces south-west, so north is at the upper left. */
const northTurn = -45;

export function northArrow(x: number, y: number, { letters, line }: Pen): DrawnElement[] {
  const [cx, cy, r] = [x + 24, y + 40, 22];
  const at = (degrees: number, radius: number) => {
    const angle = ((degrees + northTurn) * Math.PI) / 180;
    return `${n(cx + radius * Math.sin(angle))} ${n(cy - radius * Math.cos(angle))}`;
  };
  const label = ((northTurn * Math.PI) / 180) as number;
  return [
    { kind: 'path', d: `M${at(0, r)}L${at(155, r * 0.8)}L${at(180, r * 0.45)}Z`, fill: colours.ink },
    {
      kind: 'path',
      d: `M${at(0, r)}L${at(205, r * 0.8)}L${at(180, r * 0.45)}Z`,
      stroke: colours.ink,
      width: line.hair,
    },
    {
      kind: 'text',
      text: 'N',
      x: cx + (r + 9) * Math.sin(label),
      y: cy - (r + 9) * Math.cos(label) + 4,
      size: letters.note,
      colour: colours.ink,
      anchor: 'middle',
      font: 'strong',
    },
  ];
}

/** The whole floor, small, with the venue's rooms filled; one for each floor. */
export function keyPlan(plan: Plan, right: number, y: number, pen: Pen, width: number, gap: number): DrawnElement[] {
  const { letters, line } = pen;
  const ordered = [...plan.floors].reverse();
  return ordered.flatMap((floor, index): DrawnElement[] => {
    const { hull, spaces } = floors[floor];
    const unit = width / floors[4].hull.width;
    const x = right - 2 - (index + 1) * (width + gap) + gap;
    const scale = scaleOf({ x: 0, y: 0 }, unit, { x, y: y + 22 }, pen);
    const mine = plan.rooms.filter((room) => room.floor === floor);
    return [
      {
        kind: 'text',
        text:
          buildingFloors[floor].use === 'events' ? `Floor ${floor}, ${buildingFloors[floor].name}` : `Floor ${floor}`,
        x,
        y: y + 13,
        size: letters.note * 0.92,
        colour: colours.muted,
      },
      {
        kind: 'path',
        d: spaces
          .filter(({ use }) => use === 'room' || use === 'open')
          .map(({ shape }) => outline(scale, shape))
          .join(''),
        fill: colours.quiet,
      },
      { kind: 'path', d: mine.map(({ id }) => outline(scale, locationOf(id).shape)).join(''), fill: colours.signal },
      { kind: 'path', d: outline(scale, hull), stroke: colours.ink, width: line.thin },
    ];
  });
}

/** Title: the venue, its drawn area and the guests in this layout. */
export function titleBlock(
  { venue, layout, guests, rooms }: Plan,
  x: number,
  y: number,
  { letters }: Pen,
): DrawnElement[] {
  const area = rooms.reduce((sum, { id }) => sum + areaOfShape(locationOf(id).shape), 0);
  const lines = [sqm(Math.round(area)), peopleDrawn(layout, guests)];
  const text = (words: string, line: number): DrawnElement => ({
    kind: 'text',
    text: words,
    x,
    y: y + 38 + line * 17,
    size: letters.note,
    colour: colours.muted,
  });
  return [
    { kind: 'text', text: venues[venue].name, x, y: y + 18, size: letters.name, colour: colours.ink, font: 'strong' },
    ...lines.map(text),
  ];
}
