import fc from 'fast-check';
import { internalRatePercent, monthlyRate, presentValue } from './internal-rate';

describe('the internal rate of return', () => {
  it('is the interest of a loan with one repayment', () => {
    const flows = [-1000, ...new Array<number>(11).fill(0), 1340];
    expect(internalRatePercent(flows)).toBeCloseTo(34, 6);
  });

  it('does not depend on the amount', () => {
    const flows = [-1000, 20, 300, 0, 0, 900];
    expect(internalRatePercent(flows.map((flow) => flow * 1000))).toBeCloseTo(internalRatePercent(flows)!, 6);
  });

  it('is 0 if exactly the investment is paid back, and negative if less is', () => {
    expect(internalRatePercent([-1000, 400, 600])).toBeCloseTo(0, 6);
    expect(internalRatePercent([-1000, 400, 500])).toBeLessThan(0);
  });

  it('is undefined if nothing is paid back', () => {
    expect(internalRatePercent([-1000, 0, 0])).toBeUndefined();
  });

  it('is the only rate with a present value of zero', () => {
    const back = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 2, maxLength: 120 });
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 5_000_000 }), back, (paidIn, flows) => {
        const total = flows.reduce((sum, flow) => sum + flow, 0);
        // Near a total loss a yearly rate is too imprecise to distinguish months.
        fc.pre(total > paidIn / 2);
        const all = [-paidIn, ...flows];
        const rate = monthlyRate(internalRatePercent(all)!);
        expect(Math.abs(presentValue(all, rate)) / paidIn).toBeLessThan(1e-6);
        expect(presentValue(all, rate - 0.001)).toBeGreaterThan(0);
        expect(presentValue(all, rate + 0.001)).toBeLessThan(0);
      }),
    );
  });
});
