import fc from 'fast-check';
import { mostZoom, moved, type ViewBox, whole, zoomed, zoomOf } from './view-box';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.oneof(
  fc.record({ factor: fc.double({ min: 0.1, max: 4, noNaN: true }), x: part, y: part }),
  fc.record({ across: fc.double({ min: -2, max: 2, noNaN: true }), down: fc.double({ min: -2, max: 2, noNaN: true }) }),
);

describe('the part of the plan that is seen', () => {
  it('the visible part of the plan never leaves the sheet, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const end = steps.reduce<ViewBox>(
          (box, each) =>
            'factor' in each ? zoomed(box, each.factor, { x: each.x, y: each.y }) : moved(box, each.across, each.down),
          whole,
        );
        const slack = 1e-6;
        expect(end.x).toBeGreaterThanOrEqual(-slack);
        expect(end.y).toBeGreaterThanOrEqual(-slack);
        expect(end.x + end.width).toBeLessThanOrEqual(1 + slack);
        expect(end.y + end.height).toBeLessThanOrEqual(1 + slack);
        expect(zoomOf(end)).toBeGreaterThanOrEqual(1 - slack);
        expect(zoomOf(end)).toBeLessThanOrEqual(mostZoom + slack);
      }),
    );
  });

  it('the visible part of the plan keeps what is under the pointer where it is', () => {
    const box = zoomed(whole, 2, { x: 0.25, y: 0.75 });
    expect(box.x + box.width * 0.25).toBeCloseTo(0.25);
    expect(box.y + box.height * 0.75).toBeCloseTo(0.75);
  });
});
