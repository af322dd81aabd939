// Rules: estimate.ranges, payment.due
import fc from 'fast-check';
import { cateringTiers } from '@mainstage/content/constants/catering';
import { type EstimatePrices, estimatePrices } from '@mainstage/content/estimate/estimate-prices';
import { samplePriceBands } from '@mainstage/content/estimate/sample-price-bands';
import { anyRaw, chosen, today } from './any-choices';
import type { RawChoices } from './choices';
import { estimateOf } from './estimate';
import { estimateMessage, laterText, sumText } from './message';
import { sheetText } from './sheet-text';

const samples = estimatePrices(true);
const estimateFor = (raw: Partial<RawChoices>, prices: EstimatePrices = samples) =>
  estimateOf(chosen({ date: '2027-03-01', ...raw }), today, prices);
const sheetFor = (raw: Partial<RawChoices>, prices?: EstimatePrices) => sheetText(estimateFor(raw, prices), today, '');
const paymentsOf = (raw: Partial<RawChoices>, prices?: EstimatePrices) =>
  sheetFor(raw, prices).payments.map(({ label, amount }) => [label, amount]);

describe('price bands', () => {
  it('are empty as the repository holds them, and samples in a demo only', () => {
    expect(estimatePrices(false)).toEqual({ basis: samples.basis, bands: {}, sample: false });
    expect(samples).toMatchObject({ bands: samplePriceBands, sample: true });
  });

  it('have a sample price for each tier, the smallest first', () => {
    for (const [meal, tiers] of Object.entries(cateringTiers)) {
      const prices = Object.entries(samplePriceBands.perGuest[meal as keyof typeof cateringTiers]);
      expect(prices.map(([tier]) => tier)).toEqual(Object.keys(tiers));
      expect(prices.map(([, price]) => price)).toEqual(prices.map(([, price]) => price).sort((a, b) => a - b));
    }
  });
});

describe('an estimate with price bands', () => {
  it('has a range for each service, and a total with a range', () => {
    const estimate = estimateFor({ guests: '100', days: '2', catering: 'buffet', extras: 'drinks,stream' });
    const amounts = estimate.lines.map(({ id, amount, upTo }) => [id, amount, upTo]);
    expect(amounts).toEqual([
      ['base', 500_000, undefined],
      ['catering', 840_000, 1_440_000],
      ['drinks', 360_000, 980_000],
      ['stream', 240_000, 440_000],
      ['tax', 'in the offer', undefined],
    ]);
    expect(estimate.lines[1]?.rule).toBe('Sample price: €42 to €72 per guest, 100 guests, 2 days.');
    expect([sumText(estimate), laterText(estimate)]).toEqual(['from €19,400 to €33,600', 'with sample prices']);
    expect(estimateFor({ guests: '100', catering: 'finger-food-5' }).lines[1]).toMatchObject({
      amount: 150_000,
      upTo: 250_000,
    });
  });

  it('takes 40% off services with Weekend Immersion, without catering', () => {
    const weekend = { what: 'weekend-immersion', date: '2027-03-06', guests: '10', extras: 'drinks,studio-crew' };
    const { lines } = estimateFor(weekend);
    expect(lines.find(({ id }) => id === 'studio-crew')).toMatchObject({ amount: 192_000, upTo: 288_000 });
    expect(lines.find(({ id }) => id === 'studio-crew')?.rule).toMatch(/2 days, less 40% with Weekend Immersion\.$/);
    expect(lines.find(({ id }) => id === 'drinks')).toMatchObject({ amount: 36_000, upTo: 98_000 });
  });

  it('has payments and refunds with a range where both ends pay alike', () => {
    const raw = { days: '3', guests: '10', extras: 'stream', card: '1' };
    expect(paymentsOf(raw)).toEqual([
      ['First payment', '€8,880 to €11,280'],
      ['Second payment', '€2,220 to €2,820'],
    ]);
    expect(sheetFor(raw).payments[0]?.rule).toMatch(/Card fee on top: €266 to €339\.$/);
    expect(sheetFor(raw).cancellation.map(({ amount }) => amount)).toEqual([
      '€3,330 to €4,230',
      '€2,220 to €2,820',
      '€0.00',
    ]);
    expect(sheetFor(raw).paymentNote).toBe('If the contract is signed today.');
  });

  it('has both cases without amounts where it crosses the payment limit', () => {
    expect(paymentsOf({ guests: '100', catering: 'lunch', extras: '' })).toEqual([
      ['Paid in full, up to €5,000', ''],
      ['First payment, above €5,000', ''],
      ['Second payment, above €5,000', ''],
    ]);
  });

  it('is paid on signing in one sum where the event is near', () => {
    const near = { date: '2026-12-01', guests: '100', catering: 'lunch' };
    expect(paymentsOf(near)).toEqual([['Paid in full on signing', '€4,900 to €5,700']]);
    expect(paymentsOf(near, estimatePrices(false))).toEqual([['Paid in full on signing', '']]);
  });

  it('says in the enquiry that the prices are samples', () => {
    const text = estimateMessage('guests=100&catering=lunch', today, 'https://stage.example', samples);
    expect(text).toMatch(/• Finger food lunch, one hour: €2,400 to €3,200\n/);
    expect(text).toMatch(/Estimated total: from €4,900 to €5,700, with sample prices\n/);
  });

  it('never has a higher end below the lower one', () => {
    fc.assert(
      fc.property(anyRaw, (raw) => {
        const { lines, total } = estimateFor(raw);
        expect(total.to).toBeGreaterThanOrEqual(total.from);
        for (const { amount, upTo, id } of lines)
          if (upTo !== undefined && id !== 'gift') expect(upTo).toBeGreaterThan(amount as number);
      }),
    );
  });
});

describe('an estimate with a service that only the offer prices', () => {
  const open = estimatePrices(false);

  it('an estimate with an unpriced service computes no payment or refund, and says when they follow', () => {
    const raw = { extras: 'drinks,stream', catering: 'buffet', card: '1' };
    expect(paymentsOf(raw, open)).toEqual([
      ['Paid in full, up to €5,000', ''],
      ['First payment, above €5,000', ''],
      ['Second payment, above €5,000', ''],
    ]);
    const sheet = sheetFor(raw, open);
    expect(sheet.paymentNote).toBe(
      'If the contract is signed today. The amounts follow as soon as the three open items are priced.',
    );
    expect(sheet.cancellation.map(({ amount }) => amount)).toEqual(['', '', '']);
    expect(sheet.lines.find(({ id }) => id === 'card-fee')?.amount).toBe('in the offer');
    expect([sheet.sum, sheet.later]).toEqual(['from €2,500.00', 'three items named in the offer']);
  });

  it('an estimate with an unpriced service knows that a sum above the limit is paid in two instalments', () => {
    expect(paymentsOf({ days: '3', extras: 'stream' }, open)).toEqual([
      ['First payment', ''],
      ['Second payment', ''],
    ]);
  });

  it('an estimate with an unpriced service leaves the rest of a gift card for it', () => {
    const rule = (prices: EstimatePrices) =>
      sheetFor({ gift: '3000', extras: 'stream' }, prices).lines.find(({ id }) => id === 'gift')?.rule;
    expect(rule(open)).toMatch(/€500\.00 is left for the items priced in the offer\.$/);
    expect(rule(samples)).not.toMatch(/left|stays/);
  });
});
