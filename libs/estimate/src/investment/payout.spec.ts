import fc from 'fast-check';
import { equityPart, payout } from './payout';

const nets = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 120 });
const accountOf = (each: readonly number[]) => {
  let sum = 0;
  return each.map((net) => (sum += net));
};

describe('the payout of a location', () => {
  it('starts after the lowest balance and retains what a later month needs', () => {
    expect(payout([0, -100, 50, 200, -80, 30])).toEqual({ reserve: 100, paidOut: [0, 0, 50, 170, 170, 200] });
  });

  it('leaves the account at zero or above in every month', () => {
    fc.assert(
      fc.property(nets, (each) => {
        const { reserve, paidOut } = payout(each);
        accountOf(each).forEach((sum, at) => expect(reserve + sum - paidOut[at]!).toBeGreaterThanOrEqual(0));
      }),
    );
  });

  it('is never negative and finally pays out the whole balance', () => {
    fc.assert(
      fc.property(nets, (each) => {
        const { reserve, paidOut } = payout(each);
        paidOut.slice(1).forEach((sum, at) => expect(sum).toBeGreaterThanOrEqual(paidOut[at]!));
        expect(paidOut.at(-1)).toBe(reserve + accountOf(each).at(-1)!);
      }),
    );
  });

  it('retains no more than needed: with one euro less, a month would be negative', () => {
    fc.assert(
      fc.property(nets, (each) => {
        const { reserve } = payout(each);
        fc.pre(reserve > 0);
        expect(Math.min(...accountOf(each)) + reserve).toBe(0);
      }),
    );
  });
});

describe('the share of the equity', () => {
  it('is everything up to the priority return, then a share of the rest', () => {
    expect([0, 400, 1000, 1500].map((sum) => equityPart(sum, 1000, 50))).toEqual([0, 400, 1000, 1250]);
  });

  it('never exceeds the payout and grows with it', () => {
    const money = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(money, money, money, fc.integer({ min: 0, max: 100 }), (paidOut, more, priority, share) => {
        const part = equityPart(paidOut, priority, share);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(paidOut);
        expect(equityPart(paidOut + more, priority, share)).toBeGreaterThanOrEqual(part);
      }),
    );
  });
});
