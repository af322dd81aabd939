import fc from 'fast-check';
import type { InvestmentInputs } from '@mainstage/contracts/gates/investment-inputs';
import { monthlyRate, presentValue } from './internal-rate';
import { investmentCase, returnsOf } from './investment-case';
import { variableCostFor } from './needed-costs';
import { sampleInputs } from './sample-inputs';

const rate = (inputs: InvestmentInputs) => investmentCase(inputs).irrPercent ?? Number.NEGATIVE_INFINITY;
/** Bisection is limited by floating point: tolerance of a rate. */
const waver = 1e-6;

const inputs: fc.Arbitrary<InvestmentInputs> = fc.record({
  areaSqm: fc.integer({ min: 500, max: 6000 }),
  revenuePerSqm: fc.integer({ min: 60, max: 400 }),
  targetOccupancyPercent: fc.integer({ min: 10, max: 90 }),
  rampUpMonths: fc.integer({ min: 12, max: 48 }),
  fitOutMonths: fc.integer({ min: 0, max: 12 }),
  royaltyPercent: fc.integer({ min: 0, max: 10 }),
  variableCostPercent: fc.integer({ min: 20, max: 70 }),
  fixedCostPerSqm: fc.integer({ min: 0, max: 60 }),
  rentPerSqm: fc.integer({ min: 0, max: 50 }),
  rentFreeMonths: fc.integer({ min: 0, max: 24 }),
  reducedRentYears: fc.integer({ min: 0, max: 10 }),
  reducedRentPercent: fc.integer({ min: 0, max: 100 }),
  subsidyPerSqm: fc.integer({ min: 0, max: 600 }),
  equity: fc.integer({ min: 200_000, max: 5_000_000 }),
  priorityReturn: fc.integer({ min: 0, max: 8_000_000 }),
  laterSharePercent: fc.integer({ min: 0, max: 100 }),
  horizonYears: fc.integer({ min: 5, max: 15 }),
});

describe('the case of a location', () => {
  const sample = investmentCase(sampleInputs);

  it('sums months to years, with the handover as year 0', () => {
    expect(sample.years.map(({ year }) => year)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(sample.years[3]).toMatchObject({
      occupancyPercent: 40,
      revenue: 12 * 100_000,
      rent: 12 * 9_000,
      net: 12 * 31_000,
    });
  });

  it('pays the equity back in the month in which its balance reaches zero', () => {
    const at = sample.paybackMonth!;
    expect(sample.months[at]!.balance).toBeGreaterThanOrEqual(0);
    expect(sample.months[at - 1]!.balance).toBeLessThan(0);
  });

  it('has no rate if nothing is paid back', () => {
    const lost = investmentCase({ ...sampleInputs, revenuePerSqm: 1 });
    expect(lost.irrPercent).toBeUndefined();
    expect(lost.paybackMonth).toBeUndefined();
    expect(lost.multiple).toBe(0);
    expect(lost.fitOutPerSqm).toBeLessThan(0);
  });

  it('spends equity and subsidy on reserve and construction, to the euro', () => {
    fc.assert(
      fc.property(inputs, (any) => {
        const { reserve, fitOutPerSqm } = investmentCase(any);
        const spent = reserve + fitOutPerSqm * any.areaSqm;
        expect(spent).toBeCloseTo(any.equity + any.subsidyPerSqm * any.areaSqm, 2);
        expect(reserve).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('has a rate at which the present value of its flows is zero', () => {
    fc.assert(
      fc.property(inputs, (any) => {
        const { irrPercent, multiple } = investmentCase(any);
        fc.pre(irrPercent !== undefined && multiple > 0.5);
        const { flows } = returnsOf(any);
        const monthly = monthlyRate(irrPercent!);
        expect(Math.abs(presentValue(flows, monthly)) / any.equity).toBeLessThan(1e-5);
        expect(irrPercent! > 0).toBe(multiple > 1);
      }),
    );
  });

  it('keeps within its bounds: occupancy, money taken back, what is earned', () => {
    fc.assert(
      fc.property(inputs, (any) => {
        const { months, reserve } = investmentCase(any);
        let earned = reserve;
        let toEquity = 0;
        for (const month of months) {
          expect(month.occupancyPercent).toBeGreaterThanOrEqual(0);
          expect(month.occupancyPercent).toBeLessThanOrEqual(any.targetOccupancyPercent);
          expect(month.toEquity).toBeGreaterThanOrEqual(-waver);
          earned += month.net;
          toEquity += month.toEquity;
          expect(toEquity).toBeLessThanOrEqual(earned + 1);
        }
      }),
    );
  });
});

describe('the return of a location never falls', () => {
  const better: [string, (any: InvestmentInputs, by: number) => InvestmentInputs][] = [
    ['with more revenue', (any, by) => ({ ...any, revenuePerSqm: any.revenuePerSqm + by })],
    ['with a lower royalty', (any, by) => ({ ...any, royaltyPercent: any.royaltyPercent - by })],
    ['with a shorter ramp-up', (any, by) => ({ ...any, rampUpMonths: any.rampUpMonths - by })],
    ['with lower costs', (any, by) => ({ ...any, variableCostPercent: any.variableCostPercent - by })],
    ['with more rent-free months', (any, by) => ({ ...any, rentFreeMonths: any.rentFreeMonths + by })],
    ['with more years of reduced rent', (any, by) => ({ ...any, reducedRentYears: any.reducedRentYears + by })],
    ['with a larger priority return', (any, by) => ({ ...any, priorityReturn: any.priorityReturn + by * 100_000 })],
  ];

  /** With a loss, a later loss has the better rate: only full paybacks are compared. */
  const comesBack = (any: InvestmentInputs) => investmentCase(any).multiple >= 1;

  it.each(better)('the return of a location never falls %s', (_name, change) => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 3 }), (any, by) => {
        const before = { ...any, royaltyPercent: any.royaltyPercent + 3 };
        fc.pre(comesBack(before));
        const after = change(before, by);
        expect(rate(after)).toBeGreaterThanOrEqual(rate(before) - waver);
        expect(investmentCase(after).multiple).toBeGreaterThanOrEqual(investmentCase(before).multiple - waver);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the maximum costs for a return', () => {
  it('give exactly that return, and slightly higher costs miss it', () => {
    const allowed = variableCostFor(30, sampleInputs)!;
    expect(rate({ ...sampleInputs, variableCostPercent: allowed })).toBeCloseTo(30, 2);
    expect(rate({ ...sampleInputs, variableCostPercent: allowed + 0.1 })).toBeLessThan(30);
  });

  it('are undefined for an unreachable return', () => {
    expect(variableCostFor(100_000, sampleInputs)).toBeUndefined();
  });
});
