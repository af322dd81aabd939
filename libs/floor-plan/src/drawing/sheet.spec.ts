import { venueIds } from '@mainstage/house/ids';
import { venues } from '@mainstage/content/venues/venues';
import { nameOf } from '../names';
import { layoutsFor, peopleOf, planOf } from '../plan';
import type { Drawing, Drawn, DrawnText } from './drawn';
import { drawingOf } from './sheet';

const texts = (shapes: readonly Drawn[]): DrawnText[] =>
  shapes.flatMap((shape) => (shape.kind === 'group' ? texts(shape.shapes) : shape.kind === 'text' ? [shape] : []));
const words = ({ shapes }: Drawing) => texts(shapes).map(({ text }) => text);

describe.each(venueIds)('the drawing of %s', (venue) => {
  const choices = layoutsFor(venue);
  const { layout, guests } = choices[0]!;
  const drawing = drawingOf(planOf(venue, layout));

  it('says what it shows, to those who see and to those who do not', () => {
    expect(words(drawing)).toEqual(expect.arrayContaining([venues[venue].name, 'N', '0', peopleOf(layout, guests)]));
    expect(words(drawing).some((text) => /^\d+\.\d\d m$/.test(text))).toBe(true);
    expect(drawing.alt).toContain(venues[venue].name);
    expect(drawing.alt).toContain(peopleOf(layout, guests));
  });

  it('names every room that it is made of in every layout, and its LED wall', () => {
    for (const choice of choices) {
      const plan = planOf(venue, choice.layout);
      const drawn = words({ ...drawing, shapes: drawingOf(plan).shapes.filter(({ kind }) => kind === 'group') });
      for (const { id, setting } of plan.rooms) {
        expect([choice.layout, drawn]).toEqual([choice.layout, expect.arrayContaining([nameOf(id)])]);
        const wall = setting?.led && `LED wall ${setting.led.areaSqm} sqm`;
        if (wall)
          expect([choice.layout, id, drawn.some((text) => text.startsWith(wall))]).toEqual([choice.layout, id, true]);
      }
    }
  });

  it('stays on its sheet in every layout, and holds no broken number', () => {
    for (const choice of choices) {
      const each = drawingOf(planOf(venue, choice.layout));
      expect(JSON.stringify(each)).not.toMatch(/NaN|Infinity|null/);
      for (const { x, y, text } of texts(each.shapes).filter(({ text }) => !/ m$/.test(text)))
        expect([text, x >= 0 && x <= each.width && y >= 0 && y <= each.height]).toEqual([text, true]);
    }
  });
});

it('shows the LED wall with its size, in the one colour of the plan', () => {
  const drawing = drawingOf(planOf('skyline-stage', 'theatre'));
  expect(words(drawing)).toContain('LED wall 90 sqm, 30 m');
  expect(JSON.stringify(drawing.shapes)).toContain('"stroke":"#FF4B2B"');
});

it('draws a double floor one above the other', () => {
  const drawing = drawingOf(planOf('skyline-liberty-double', 'theatre'));
  expect(words(drawing)).toEqual(expect.arrayContaining(['Floor 6 · Skyline', 'Floor 5 · Liberty']));
});
