import { venueIds } from '@mainstage/venues/facts/ids';
import { venues } from '@mainstage/content/venues/venues';
import { nameOf } from '../names';
import type { HireableId } from '@mainstage/venues/facts/catalog';
import { floors, locationOf } from '@mainstage/venues/facts/plan/floors';
import { boundsOf, boundsOfAll } from '@mainstage/venues/facts/plan/shapes';
import { hallOf, layoutsFor, type Plan, planOf as planOnce } from '../plan';
import { peopleDrawn } from '@mainstage/venues/facts/present';
import type { Drawing, DrawnElement, DrawnText } from './drawn';
import { drawingOf as drawingOnce } from './sheet';
import { phoneSheet, type Sheet, wideSheet, wordlessSheet } from './sheets';

/** Each plan is made once and drawn once on each sheet. */
const plans = new Map<string, Plan>();
const drawings = new Map<Plan, Map<Sheet, Drawing>>();

function planOf(venue: (typeof venueIds)[number], layout: Parameters<typeof planOnce>[1]): Plan {
  const key = `${venue} ${layout}`;
  const plan = plans.get(key) ?? planOnce(venue, layout);
  plans.set(key, plan);
  return plan;
}

function drawingOf(plan: Plan, sheet: Sheet = wideSheet): Drawing {
  const ofPlan = drawings.get(plan) ?? new Map<Sheet, Drawing>();
  drawings.set(plan, ofPlan);
  const drawing = ofPlan.get(sheet) ?? drawingOnce(plan, sheet);
  ofPlan.set(sheet, drawing);
  return drawing;
}

const texts = (shapes: readonly DrawnElement[]): DrawnText[] =>
  shapes.flatMap((shape) => (shape.kind === 'group' ? texts(shape.shapes) : shape.kind === 'text' ? [shape] : []));
const words = ({ shapes }: Drawing) => texts(shapes).map(({ text }) => text);

describe.each(venueIds)('the drawing of %s', (venue) => {
  const choices = layoutsFor(venue);
  const { layout, guests } = choices[0]!;
  const drawing = drawingOf(planOf(venue, layout));

  it('the drawing describes itself in visible text and for screen readers', () => {
    expect(words(drawing)).toEqual(expect.arrayContaining([venues[venue].name, 'N', '0', peopleDrawn(layout, guests)]));
    expect(words(drawing).some((text) => /^\d+\.\d\d m$/.test(text))).toBe(true);
    expect(drawing.alt).toContain(venues[venue].name);
    expect(drawing.alt).toContain(peopleDrawn(layout, guests));
  });

  it('the drawing names every room that it is made of in every layout, and its LED wall', () => {
    for (const choice of choices) {
      const plan = planOf(venue, choice.layout);
      const drawn = words({ ...drawing, shapes: drawingOf(plan).shapes.filter(({ kind }) => kind === 'group') });
      for (const { id, setting } of plan.rooms) {
        expect([choice.layout, nameOf(id), drawn.join(' ').replaceAll('- ', '-').includes(nameOf(id))]).toEqual([
          choice.layout,
          nameOf(id),
          true,
        ]);
        const wall = setting?.led && `LED wall ${setting.led.areaSqm} sqm`;
        if (wall)
          expect([choice.layout, id, drawn.some((text) => text.startsWith(wall))]).toEqual([choice.layout, id, true]);
      }
    }
  });

  it('the drawing stays on its sheet in every layout and contains no NaN', () => {
    for (const choice of choices) {
      const each = drawingOf(planOf(venue, choice.layout));
      expect(JSON.stringify(each)).not.toMatch(/NaN|Infinity|null/);
      for (const { x, y, text } of texts(each.shapes).filter(({ text }) => !/ m$/.test(text)))
        expect([text, x >= 0 && x <= each.width && y >= 0 && y <= each.height]).toEqual([text, true]);
    }
  });
});

const paths = (shapes: readonly DrawnElement[]): string[] =>
  shapes.flatMap((shape) => (shape.kind === 'group' ? paths(shape.shapes) : shape.kind === 'path' ? [shape.d] : []));

/** Areas that door leaves sweep: from the hinge to the open and the closed position. */
const swings = (shapes: readonly DrawnElement[]): Box[] =>
  paths(shapes)
    .flatMap((d) => [...d.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)A[\d.]+ [\d.]+ 0 0 [01] ([\d.]+) ([\d.]+)/g)])
    .map(([, ...numbers]) => {
      const [xs, ys] = [0, 1].map((axis) => numbers.map(Number).filter((_, index) => index % 2 === axis));
      return { left: Math.min(...xs!), right: Math.max(...xs!), top: Math.min(...ys!), bottom: Math.max(...ys!) };
    });

/** Visible texts of a floor that a door swings into; numbers have discs that cover it. */
function wordsInDoors({ shapes, window }: Extract<DrawnElement, { kind: 'group' }>): string[] {
  const doors = swings(shapes).filter(
    ({ left, bottom }) => left < window.x + window.width && bottom > window.y && bottom < window.y + window.height,
  );
  return texts(shapes)
    .filter(({ text }) => !/^\d$/.test(text))
    .map((label) => ({ text: label.text, ...boxOf(label) }))
    .filter((word) => doors.some((door) => meet(word, { ...door, top: door.top + 1 })))
    .map(({ text }) => text);
}

it.each(venueIds)('no door of %s opens into a label', (venue) => {
  const plan = planOf(venue, layoutsFor(venue)[0]!.layout);
  for (const sheet of [wideSheet, phoneSheet])
    expect(drawingOf(plan, sheet).shapes.flatMap((each) => (each.kind === 'group' ? wordsInDoors(each) : []))).toEqual(
      [],
    );
});

it('the check for labels in door swings finds a planted one', () => {
  const { shapes } = drawingOf(planOf('skyline-stage', layoutsFor('skyline-stage')[0]!.layout));
  expect(swings(shapes).length).toBeGreaterThan(3);
});

/** Space for the drawing of a floor in a window of this size: less gutters, padding and border (plan-view.tsx). */
const roomOnDesk = (width: number, height: number) => ({
  width: Math.min(width, 1448) - 2 * 64 - 2 * 24 - 2,
  height: height * 0.92,
});

/** The venue's neighbours of which the plan shows more than a wall. */
function neighboursIn({ floors: on, rooms }: Plan) {
  return on.flatMap((floor) => {
    const here = rooms.filter((room) => room.floor === floor).map(({ id }) => id);
    const mine = new Set<string>(here.flatMap((id) => [id, hallOf(id)]));
    const shown = boundsOfAll(here.map((id) => locationOf(id).shape));
    const seen = 0.5;
    return floors[floor].spaces
      .filter(({ id, use }) => !mine.has(id) && (use === 'room' || use === 'open'))
      .filter(({ shape }) => {
        const { x, y, width, height } = boundsOf(shape);
        return (
          x + seen < shown.x + shown.width + 1 &&
          x + width - seen > shown.x - 1 &&
          y + seen < shown.y + shown.height + 1 &&
          y + height - seen > shown.y - 1
        );
      })
      .map(({ id }) => nameOf(id as HireableId));
  });
}

describe.each(venueIds)('the drawing of %s beside its neighbours', (venue) => {
  it.each([
    ['wide', wideSheet],
    ['phone', phoneSheet],
  ] as const)('the drawing names all that it shows of its neighbours, %s', (_, sheet) => {
    for (const { layout } of layoutsFor(venue)) {
      const plan = planOf(venue, layout);
      expect(words(drawingOf(plan, sheet))).toEqual(expect.arrayContaining(neighboursIn(plan)));
    }
  });
});

describe.each(venueIds)('the drawing of %s on a desk', (venue) => {
  it.each([
    [1024, 768],
    [1440, 900],
  ])('the drawing on a desktop is written in letters of 11 px or more in a window of %d x %d', (width, height) => {
    const room = roomOnDesk(width, height);
    for (const { layout } of layoutsFor(venue)) {
      const plan = planOf(venue, layout);
      const drawing = drawingOf(plan);
      // Several floors are stacked and scroll.
      const unit = Math.min(
        room.width / drawing.width,
        plan.floors.length > 1 ? Infinity : room.height / drawing.height,
      );
      const smallest = Math.min(...texts(drawing.shapes).map(({ size }) => size * unit));
      expect([layout, smallest >= 11]).toEqual([layout, true]);
    }
  });
});

/** Width of the plan on its page in a window of 390 px: less gutters, padding and border (plan-view.tsx). */
const onPhone = 390 - 2 * 20 - 2 * 8 - 2;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The box of a text, in units of the sheet, with the maximum average letter width. */
function boxOf({ text, x, y, size, anchor = 'start', rotate }: DrawnText) {
  const wide = text.length * size * 0.5;
  const from = { start: 0, middle: -wide / 2, end: -wide }[anchor];
  const [left, right, top, bottom] = [from, from + wide, -size * 0.7, 0];
  return rotate
    ? { left: x + top, right: x + bottom, top: y - right, bottom: y - left }
    : { left: x + left, right: x + right, top: y + top, bottom: y + bottom };
}

describe.each(venueIds)('the drawing of %s on a phone', (venue) => {
  const drawings = layoutsFor(venue).map(({ layout }) => {
    const plan = planOf(venue, layout);
    return { plan, drawing: drawingOf(plan, phoneSheet) };
  });

  it('is written in letters of 11 px or more that stay on the sheet', () => {
    for (const { drawing } of drawings)
      for (const label of texts(drawing.shapes)) {
        expect((label.size * onPhone) / drawing.width).toBeGreaterThanOrEqual(11);
        const { left, right, top, bottom } = boxOf(label);
        const inside = left >= 0 && right <= drawing.width && top >= 0 && bottom <= drawing.height;
        expect([label.text, inside]).toEqual([label.text, true]);
      }
  });

  it('has no overlapping labels', () => {
    for (const { plan, drawing } of drawings) {
      const boxes = texts(drawing.shapes).map((label) => ({ text: label.text, ...boxOf(label) }));
      const met = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => meet(one, other))
          .map((other) => [plan.layout, one.text, other.text]),
      );
      expect(met).toEqual([]);
    }
  });

  it('names each room and LED wall below, by the number in the room', () => {
    for (const { plan, drawing } of drawings) {
      const below = words({ ...drawing, shapes: drawing.shapes.filter(({ kind }) => kind !== 'group') });
      const inside = words({ ...drawing, shapes: drawing.shapes.filter(({ kind }) => kind === 'group') });
      for (const [index, { id, setting }] of plan.rooms.entries()) {
        if (plan.rooms.length > 1) {
          expect(inside).toContain(String(index + 1));
          expect(below.indexOf(nameOf(id))).toBe(below.indexOf(String(index + 1)) + 1);
        }
        if (setting?.led)
          expect(below.some((text) => text.startsWith(`LED wall ${setting.led!.areaSqm} sqm`))).toBe(true);
      }
      expect(below).toEqual(expect.arrayContaining([venues[venue].name, peopleDrawn(plan.layout, plan.guests)]));
    }
  });
});

it('the wordless sheet has no text', () => {
  for (const venue of venueIds) {
    const drawing = drawingOf(planOf(venue, layoutsFor(venue)[0]!.layout), wordlessSheet);
    expect([venue, words(drawing)]).toEqual([venue, []]);
  }
});

it('the drawing frames the highlighted room and names it', () => {
  const plan = planOf('liberty-floor', 'theatre');
  const { alt, shapes } = drawingOnce(plan, phoneSheet, 'liberty-atrium');
  expect(alt).toMatch(/; Atrium is framed\.$/);
  expect(JSON.stringify(shapes).match(/"stroke":"#FF4B2B"/g)!.length).toBeGreaterThan(
    JSON.stringify(drawingOf(plan, phoneSheet).shapes).match(/"stroke":"#FF4B2B"/g)?.length ?? 0,
  );
});

it('the drawing frames each of the highlighted rooms hired as one', () => {
  const plan = planOf('skyline-floor', 'theatre');
  const framed = (spot?: 'sky-lounge-terrace' | 'sky-lounge') =>
    JSON.stringify(drawingOnce(plan, phoneSheet, spot).shapes).split('"stroke":"#FF4B2B"').length;
  expect(drawingOnce(plan, phoneSheet, 'sky-lounge-terrace').alt).toMatch(/; Lounge with Terrace is framed\.$/);
  expect(framed('sky-lounge-terrace') - framed()).toBe(2);
  expect(framed('sky-lounge') - framed()).toBe(1);
});

it('the drawing shows the LED wall with its size in the accent colour', () => {
  const drawing = drawingOf(planOf('skyline-stage', 'theatre'));
  expect(words(drawing)).toContain('LED wall 90 sqm, 30 m');
  expect(JSON.stringify(drawing.shapes)).toContain('"stroke":"#FF4B2B"');
});

it('the drawing stacks the two floors of a double floor', () => {
  const drawing = drawingOf(planOf('skyline-liberty-double', 'theatre'));
  expect(words(drawing)).toEqual(expect.arrayContaining(['Floor 6 · Skyline', 'Floor 5 · Liberty']));
});
