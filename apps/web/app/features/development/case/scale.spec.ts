import fc from 'fast-check';
import { placeOn, pointsOf, roundTicks } from './scale';

describe('the scale of a picture', () => {
  it('has round numbers that hold all values, zero among them', () => {
    expect(roundTicks(-2.5, 10.4, 5)).toEqual([-5, 0, 5, 10, 15]);
    expect(roundTicks(-500_000, 1_100_000, 5)).toEqual([-500_000, 0, 500_000, 1_000_000, 1_500_000]);
  });

  it('holds any range', () => {
    const money = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(money, money, (equity, gain) => {
        const ticks = roundTicks(-equity, gain, 5);
        expect(ticks[0]).toBeLessThanOrEqual(-equity);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(gain);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('places the ends at 0 and 100', () => {
    expect([-5, 0, 15].map(placeOn(-5, 15))).toEqual([0, 25, 100]);
  });

  it('draws from left to right, high values high', () => {
    expect(pointsOf([0, 50, 100], placeOn(0, 100))).toBe('0.00,100.00 50.00,50.00 100.00,0.00');
  });
});
