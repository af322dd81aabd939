// Rules: offer.totals
import fc from 'fast-check';
import type { OfferLine } from '@mainstage/contracts/offers/offer';
import { anyLines, offerLine } from './testing/offer-content';
import { lineNet, offerTotals } from './totals';

const totals = (lines: OfferLine[], ticked: string[] = []) => offerTotals({ lines }, ticked);

describe('lineNet', () => {
  it.each([
    [{ quantity: 3, unitCents: 3333 }, 9999],
    [{ quantity: 1.5, unitCents: 333 }, 500],
    [{ quantity: 1, unitCents: 5, discount: { percent: 10, reason: 'x' } }, 5],
    [{ quantity: 1, unitCents: 15, discount: { percent: 30, reason: 'x' } }, 11],
    [{ quantity: 0.29, unitCents: 100 }, 29],
    [{ quantity: 100_000, unitCents: 100_000_000 }, 10_000_000_000_000],
    [{ unitCents: null }, null],
    [{ quantity: NaN }, null],
    [{ unitCents: 0.5 }, null],
    [{ discount: { percent: 120, reason: 'x' } }, null],
    [{ discount: { percent: -1, reason: 'x' } }, null],
  ])('of %j is %p', (change, net) => expect(lineNet(offerLine(change))).toBe(net));
});

describe('offerTotals', () => {
  it('adds VAT for each rate, lowest first', () => {
    const lines = [
      offerLine({ id: 'room', unitCents: 250_000, vatPercent: 19 }),
      offerLine({ id: 'food', unitCents: 2_450, quantity: 80, vatPercent: 7 }),
    ];
    expect(totals(lines)).toEqual({
      lines: [
        { id: 'room', net: 250_000 },
        { id: 'food', net: 196_000 },
      ],
      net: 446_000,
      vat: [
        { percent: 7, net: 196_000, vat: 13_720 },
        { percent: 19, net: 250_000, vat: 47_500 },
      ],
      gross: 507_220,
    });
  });

  it('counts hidden lines never, optional ones if ticked, missing amounts as nothing', () => {
    const lines = [
      offerLine({ id: 'hidden', hidden: true }),
      offerLine({ id: 'choice', optional: true, unitCents: 700 }),
      offerLine({ id: 'open', unitCents: null }),
    ];
    expect(totals(lines).net).toBe(0);
    expect(totals(lines, ['choice', 'hidden', 'no such line']).net).toBe(700);
    expect(totals(lines, ['choice', 'choice']).net).toBe(700);
  });

  it('counts a line as nothing while a figure is being typed', () => {
    for (const change of [{ quantity: NaN }, { unitCents: NaN }, { vatPercent: NaN }, { vatPercent: 7.5 }])
      expect(totals([offerLine(change)])).toMatchObject({ net: 0, gross: 0 });
  });

  it('holds for any lines: whole cents, gross = net + VAT, rates add up', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const {
          net,
          vat,
          gross,
          lines: counted,
        } = totals(
          lines,
          lines.map(({ id }) => id),
        );
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        expect([net, gross, ...vat.map((rate) => rate.vat)].every(Number.isSafeInteger)).toBe(true);
        expect(net).toBe(sum(counted.map((line) => line.net)));
        expect(net).toBe(sum(vat.map((rate) => rate.net)));
        expect(gross).toBe(net + sum(vat.map((rate) => rate.vat)));
        for (const { percent, net: of, vat: tax } of vat)
          expect(Math.abs(tax * 100 - of * percent)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('does not depend on the order of lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { lines: _, ...one } = totals(lines);
        const { lines: __, ...other } = totals([...lines].reverse());
        expect(other).toEqual(one);
      }),
    );
  });

  it('never falls when an optional line is ticked', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const optional = lines.filter((line) => line.optional).map(({ id }) => id);
        expect(totals(lines, optional).gross).toBeGreaterThanOrEqual(totals(lines).gross);
      }),
    );
  });
});
