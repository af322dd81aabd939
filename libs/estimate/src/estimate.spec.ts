// Rules: estimate.lines, payment.due, cancellation.refunds
import fc from 'fast-check';
import { bookableOf } from '@mainstage/content/estimate/bookables';
import { estimatePrices } from '@mainstage/content/estimate/estimate-prices';
import type { PriceBasis } from '@mainstage/content/estimate/price-basis';
import { anyRaw, chosen, today } from './any-choices';
import { checkChoices, type RawChoices } from './choices';
import type { DatedStep } from './dates';
import { daysBetween } from './days';
import { estimateOf } from './estimate';
import { centsOf, type EstimateLine, sumOf } from './lines';
import { share } from './money';

const estimateFor = (raw: Partial<RawChoices>) => estimateOf(chosen(raw), today);
const line = (raw: Partial<RawChoices>, id: string) => estimateFor(raw).lines.find((each) => each.id === id);
const days = (steps: readonly DatedStep[] = []) => steps.map(({ id, day }) => [id, day]);

describe('the price of an estimate', () => {
  it('is the list price, times the days where it is a price by the day', () => {
    expect(estimateFor({}).total.from).toBe(250_000);
    expect(estimateFor({ days: '3' }).total.from).toBe(750_000);
    expect(estimateFor({ what: 'workshop-packages', days: '3' }).total.from).toBe(120_000);
    expect(estimateFor({ what: 'weekend-immersion' }).total.from).toBe(250_000);
    expect(line({ days: '3' }, 'base')?.rule).toBe('3 days at €2,500. Prices start at €2,500 per day.');
    expect(line({ hours: 'evening' }, 'base')?.rule).toMatch(/No price for an evening is listed/);
  });

  it('is reduced by an offer’s discount as a quote is: rounded to whole euro', () => {
    const offer = bookableOf('hybrid-studio-day');
    const choices = { ...chosen({ what: 'hybrid-studio-day' }), bookable: { ...offer!, priceEuro: 1999 } };
    const reduced = { ...choices, bookable: { ...choices.bookable, discountPercent: 15 } };
    expect(estimateOf(reduced, today).lines.slice(0, 2)).toMatchObject([
      { id: 'base', amount: 199_900 },
      { id: 'discount', amount: -30_000, rule: '15% off the list price, rounded to whole euros.' },
    ]);
    expect(estimateOf(reduced, today).total.from).toBe(169_900);
    expect(estimateOf(choices, today).lines.map(({ id }) => id)).not.toContain('discount');
  });

  it('has the promotion in it, by each offer’s own terms', () => {
    const promotion = (what: string) => line({ what }, 'promotion');
    expect(promotion('event-floors')).toBeUndefined();
    expect(promotion('weekday-business-edge')).toMatchObject({
      amount: 'included',
      rule: 'Already in the price: 30% off the day rate, and an LED wall of 30 m × 3 m for the price of 20 m × 3 m.',
    });
    expect(promotion('weekend-immersion')?.rule).toMatch(
      /^40% off additional services, except food and beverage.*10 m × 3 m/,
    );
    expect(promotion('extended-focus')?.rule).toMatch(/30% off, and access from Friday 14:00 to Monday 12:00/);
    expect(promotion('co-create-and-accelerate')?.rule).toMatch(/50% off room rental on the second day, from 2 days/);
    expect(promotion('virtual-keynote-experience')?.rule).toMatch(/30 m × 3 m for the price of 10 m × 3 m/);
    expect(promotion('hybrid-studio-day')?.rule).toMatch(/30% off productions booked Friday to Monday.*8 hours/);
  });
});

describe('the estimate of a venue', () => {
  it('uses its price and names the larger venue that the price refers to', () => {
    expect(estimateFor({ venue: 'skyline-liberty-double' }).total.from).toBe(620_000);
    expect(line({ venue: 'sky-lounge' }, 'base')?.rule).toBe(
      'Prices start at €2,500 per day, as part of Skyline Floor.',
    );
    expect(line({ venue: 'liberty-studio' }, 'base')?.rule).toMatch(/Friday to Monday.*Hybrid Studio Day.*€1,900\.$/);
    expect(line({ venue: 'team-office', guests: '8' }, 'base')?.rule).toMatch(/By the month, its price is on request/);
  });

  it('the estimate of a venue on request has no sum, payment or refund amounts', () => {
    const triple = estimateFor({ venue: 'skyline-liberty-horizon-triple', date: '2027-03-01', gift: '600', card: '1' });
    expect([triple.price, triple.total.from, triple.overtimeHour]).toEqual([undefined, 0, undefined]);
    expect(triple.lines.map(({ amount }) => amount)).toEqual([
      'on request',
      'in the offer',
      'in the offer',
      'in the offer',
    ]);
    expect(triple.dates?.payments).toEqual([]);
    expect(triple.dates?.cancellation.map(({ amount }) => amount)).toEqual([undefined, undefined, undefined]);
  });

  it('has no event lines or deadlines for an office', () => {
    for (const venue of ['corporate-office', 'enterprise-office']) {
      const office = estimateFor({ venue, date: '2027-03-01', catering: 'buffet', overtime: '2' });
      expect(office.lines.map(({ id }) => id)).toEqual(['base', 'tax']);
      expect(office.lines[0]).toMatchObject({ amount: 'on request', rule: expect.stringMatching(/by the month/) });
      expect(office.dates).toBeUndefined();
    }
  });
});

describe('overtime', () => {
  it.each([
    ['full-day', 10, 25_000],
    ['evening', 15, 37_500],
    ['half-day', 20, 50_000],
  ])('costs after a %s %d%% of the day’s invoice for each hour', (hours, percent, hour) => {
    expect(line({ hours, overtime: '1' }, 'overtime')?.amount).toBe(hour);
    expect(line({ hours, overtime: '2' }, 'overtime')?.amount).toBe(2 * hour);
    expect(line({ hours, overtime: '2' }, 'overtime')?.rule).toMatch(`${percent}%`);
    expect(estimateFor({ hours }).overtimeHour).toEqual({ amount: hour, percent });
  });

  it('costs another day beyond two hours, and ends at 02:00', () => {
    expect(line({ overtime: '3' }, 'overtime')).toMatchObject({ amount: 250_000 });
    expect(line({ overtime: '6' }, 'overtime')?.amount).toBe(250_000);
    expect(line({ overtime: '3' }, 'overtime')?.rule).toMatch(/full extra day. Latest end 02:00/);
    // Two days cost 2,500 euro: a further day is half of it.
    expect(line({ what: 'weekend-immersion', overtime: '3' }, 'overtime')?.amount).toBe(125_000);
  });

  it('is not offered for bookings that run through the night', () => {
    expect(line({ what: 'extended-focus', overtime: '3' }, 'overtime')?.amount).toBe('included');
    expect(estimateFor({ what: 'extended-focus' }).overtimeHour).toBeUndefined();
  });
});

describe('a line without a list price', () => {
  it('has a label and no amount', () => {
    expect(line({ catering: 'finger-food-7', guests: '120' }, 'catering')).toMatchObject({
      amount: 'on request',
      rule: '120 guests × 7 = 840 pieces. Quoted with the menu: no list price.',
    });
    expect(line({ extras: 'led-wall' }, 'led-wall')?.amount).toBe('on request');
    expect(line({ guests: '200' }, 'second-floor')?.amount).toBe('on request');
    expect(line({ guests: '199' }, 'second-floor')).toBeUndefined();
  });

  it('is reduced by Weekend Immersion, except food and beverage', () => {
    const weekend = { what: 'weekend-immersion', extras: 'drinks,studio-crew', catering: 'buffet' };
    expect(line(weekend, 'studio-crew')?.rule).toMatch(/less 40%/);
    for (const id of ['drinks', 'catering'])
      expect(line(weekend, id)?.rule).toMatch(/40% of Weekend Immersion does not apply/);
  });

  it('is shown for tax until the provider sets the price basis', () => {
    expect(line({}, 'tax')).toMatchObject({ amount: 'in the offer', source: 'provider' });
    const at = (basis: PriceBasis) => estimateOf(chosen({}), today, { ...estimatePrices(false), basis });
    const net = at({ kind: 'net', vatPercent: 19 });
    expect(net.lines.find(({ id }) => id === 'tax')?.amount).toBe(47_500);
    expect(net.total.from).toBe(297_500);
    expect(at({ kind: 'gross', vatPercent: 19 }).total.from).toBe(250_000);
  });
});

describe('payment', () => {
  it('payment by card costs 3% of what is paid by card', () => {
    expect(line({ card: '1', as: 'consumer' }, 'card-fee')).toMatchObject({ amount: 'none' });
    expect(line({ card: '1', as: 'consumer' }, 'card-fee')?.rule).toMatch(/§ 270a BGB/);
    expect(line({ card: '1' }, 'card-fee')?.amount).toBe(7_500);
    expect(line({ card: '1', gift: '1000' }, 'card-fee')?.amount).toBe(4_500);
    expect(line({}, 'card-fee')).toBeUndefined();
  });

  it('a gift card pays its value, with the bonus above 5,000 euro, as far as the sum goes', () => {
    expect(line({ gift: '1000' }, 'gift')?.amount).toBe(-100_000);
    expect(line({ gift: '5000', days: '4' }, 'gift')?.amount).toBe(-500_000);
    expect(line({ gift: '6000', days: '4' }, 'gift')).toMatchObject({ amount: -660_000 });
    expect(line({ gift: '6000', days: '4' }, 'gift')?.rule).toMatch(/10% bonus.*above €5,000.*2 years/);
    expect(line({ gift: '5001', days: '4' }, 'gift')?.amount).toBe(-550_110);
    expect(estimateFor({ gift: '3000' }).total.from).toBe(0);
    expect(line({ gift: '3000' }, 'gift')?.rule).toMatch(/€500.00 stays on the card/);
  });

  it('has instalments, limit and refunds computed from the agreed price for every method', () => {
    const at = (raw: Partial<RawChoices>) => estimateFor({ date: '2027-03-01', ...raw }).dates;
    // The card fee moves no booking over the limit, and is not refunded.
    expect(at({ days: '2', card: '1' })?.payments).toMatchObject([{ id: 'in-full', amount: 500_000, fee: 15_000 }]);
    expect(at({ days: '2', card: '1' })?.cancellation).toMatchObject([{ amount: 150_000 }, { amount: 100_000 }, {}]);
    expect(at({ days: '4', card: '1' })?.payments).toMatchObject([
      { id: 'first', amount: 800_000, fee: 24_000 },
      { id: 'second', amount: 200_000, fee: 6_000 },
    ]);
    // A gift card pays first and reduces no refund.
    expect(at({ days: '3', gift: '3000' })?.payments).toMatchObject([
      { id: 'first', amount: 300_000 },
      { id: 'second', amount: 150_000 },
    ]);
    expect(at({ days: '3', gift: '6000' })?.payments).toMatchObject([{ id: 'second', amount: 90_000 }]);
    expect(at({ gift: '3000' })?.payments).toMatchObject([{ id: 'paid', amount: 0 }]);
    expect(at({ gift: '3000' })?.cancellation[0]).toMatchObject({ amount: 75_000 });
    expect(at({ gift: '3000' })?.cancellation[0]?.rule).toMatch(/goes back onto the card/);
  });

  it('is in full up to 5,000 euro, within ten days of the invoice', () => {
    expect(estimateFor({ date: '2027-03-01', days: '2' }).dates?.payments).toMatchObject([
      { id: 'in-full', amount: 500_000, when: 'by', day: '2026-12-03' },
    ]);
  });

  it('is 80% with the contract and 20% four weeks before, above 5,000 euro', () => {
    expect(estimateFor({ date: '2027-03-01', days: '3' }).dates?.payments).toMatchObject([
      { id: 'first', amount: 600_000, day: '2026-12-03' },
      { id: 'second', amount: 150_000, day: '2027-02-01' },
    ]);
    expect(days(estimateFor({ date: '2026-12-20', days: '3' }).dates?.payments)).toEqual([
      ['first', '2026-12-03'],
      ['second', '2026-12-03'],
    ]);
  });

  it('is on signing for an event within ten days', () => {
    for (const date of [today, '2026-12-03'])
      expect(estimateFor({ date, days: '3' }).dates?.payments).toMatchObject([
        { id: 'on-signing', amount: 750_000, when: 'on', day: today },
      ]);
    expect(estimateFor({ date: '2026-12-04', days: '3' }).dates?.payments).toHaveLength(2);
  });

  it('late payment costs companies and private persons different interest', () => {
    expect(estimateFor({}).notes.lateInterest).toMatch(/ 8% interest/);
    expect(estimateFor({ as: 'consumer' }).notes.lateInterest).toMatch(/5% above the base rate/);
  });
});

describe('the dates of an estimate', () => {
  it('a cancellation refunds 30% until twelve weeks before, 20% until eight, then nothing', () => {
    expect(estimateFor({ date: '2027-03-01' }).dates?.cancellation).toMatchObject([
      { id: 'refund-30', when: 'until', day: '2026-12-07', amount: 75_000, now: true },
      { id: 'refund-20', when: 'until', day: '2027-01-04', amount: 50_000, now: false },
      { id: 'no-refund', when: 'from', day: '2027-01-05', amount: 0, now: false },
    ]);
    expect(estimateFor({ date: '2027-02-01' }).dates?.cancellation.map(({ over, now }) => [over, now])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('a change is charged 30% from 14 days, 50% from 48 hours, 100% from 24 hours before', () => {
    const { dates, notes } = estimateFor({ date: '2027-03-01', days: '2', guests: '120' });
    expect(days(dates?.changes)).toEqual([
      ['free', '2027-02-14'],
      ['rush-30', '2027-02-15'],
      ['rush-50', '2027-02-27'],
      ['rush-100', '2027-02-28'],
      ['notice', '2027-02-15'],
      ['files', '2027-02-22'],
      ['on-day', '2027-03-09'],
    ]);
    expect(dates?.changes.find(({ id }) => id === 'notice')?.rule).toMatch(
      /5%.*\(6 of 120 guests\).*10%.*\(12 guests\)/,
    );
    expect(notes.rushReading).toMatch(/within 10 days/);
  });

  it('the dates of an estimate mark the charge that applies today', () => {
    const now = (date: string) =>
      estimateFor({ date })
        .dates?.changes.filter((step) => step.now)
        .map(({ id }) => id);
    expect(now('2027-03-01')).toEqual(['free']);
    expect(now('2026-12-07')).toEqual(['rush-30']);
    expect(now('2026-11-25')).toEqual(['rush-50']);
    expect(now('2026-11-24')).toEqual(['rush-100']);
    expect(now(today)).toEqual(['rush-100']);
  });

  it('the dates of an estimate exist only with an event date', () => {
    expect(estimateFor({}).dates).toBeUndefined();
    expect(estimateOf(chosen({ date: '2027-03-01' })).dates).toBeUndefined();
    expect(estimateFor({ what: 'weekend-immersion', date: '2026-12-12' }).dates).toMatchObject({
      event: '2026-12-12',
      lastDay: '2026-12-13',
    });
  });
});

describe('every estimate', () => {
  const every = (check: (raw: RawChoices, estimate: ReturnType<typeof estimateFor>) => void) =>
    fc.assert(
      fc.property(anyRaw, (raw) => check(raw, estimateFor(raw))),
      { numRuns: 400 },
    );

  it('is the sum of its lines, never negative, in whole cents, each line with its rule', () => {
    every((_, { lines, total }) => {
      expect(total.from).toBe(lines.reduce((sum, each) => sum + centsOf(each), 0));
      expect(total.from).toBeGreaterThanOrEqual(0);
      for (const { amount, rule, label, id } of lines) {
        if (typeof amount === 'number') {
          expect(Number.isInteger(amount)).toBe(true);
          if (id !== 'gift' && id !== 'discount') expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(rule).toMatch(/\.$/);
        expect(label).not.toBe('');
      }
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    });
  });

  it('is paid in parts that add up, in order, none before today or after the event', () => {
    every((_, { dates, total, price, unpriced }) => {
      const parts = dates?.payments ?? [];
      if (price === undefined) return expect(parts).toEqual([]);
      if (unpriced > 0)
        return expect(parts.every(({ amount, fee }) => amount === undefined && fee === undefined)).toBe(true);
      expect(parts.reduce((sum, { amount = 0, fee = 0 }) => sum + amount + fee, 0)).toBe(total.from);
      expect(parts.length).toBeGreaterThan(0);
      let before = today;
      for (const { day } of parts) {
        expect(daysBetween(before, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(day, dates?.event ?? '')).toBeGreaterThanOrEqual(0);
        before = day;
      }
    });
  });

  it('has ordered cancellation and rush steps, at most one today, refunds falling', () => {
    every((_, { dates, price = { from: 0, to: 0 } }) => {
      if (!dates) return;
      const rush = dates?.changes.filter(({ id }) => id === 'free' || id.startsWith('rush')) ?? [];
      for (const steps of [dates?.cancellation ?? [], rush]) {
        for (const [at, { day }] of steps.entries()) expect(day >= (steps[at - 1]?.day ?? '')).toBe(true);
        expect(steps.filter(({ now }) => now)).toHaveLength(1);
      }
      const refunds = dates?.cancellation.map(({ amount = 0 }) => amount) ?? [];
      for (const [at, refund] of refunds.entries())
        expect(refund).toBeLessThanOrEqual(at === 0 ? price.from : (refunds[at - 1] ?? 0));
    });
  });

  it('grows with hours and days, and never shrinks', () => {
    fc.assert(
      fc.property(anyRaw, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 13 }), (raw, hours, length) => {
        const at = (more: Partial<RawChoices>) => estimateFor({ ...raw, ...more }).total.from;
        expect(at({ overtime: String(hours + 1) })).toBeGreaterThanOrEqual(at({ overtime: String(hours) }));
        expect(at({ days: String(length + 1) })).toBeGreaterThanOrEqual(at({ days: String(length) }));
        expect(at({ card: '1' })).toBeGreaterThanOrEqual(at({ card: '' }));
      }),
      { numRuns: 300 },
    );
  });

  it('is the same for the same choices on the same day', () => {
    every((raw, estimate) => expect(estimateOf(checkChoices(raw, today).choices!, today)).toEqual(estimate));
  });
});

describe('the rounding of amounts', () => {
  it('is to the cent, half a cent away from zero, never more than half a cent off', () => {
    expect([share(50, 1), share(49, 1), share(-50, 1), share(333, 50)]).toEqual([1, 0, -1, 167]);
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (sum, percent) => {
          expect(Math.abs(share(sum, percent) * 100 - sum * percent)).toBeLessThanOrEqual(50);
        },
      ),
    );
  });

  it('a total sums rounded lines', () => {
    const lines = [{ amount: 10 }, { amount: 'on request' }, { amount: -3 }] as EstimateLine[];
    expect(sumOf(lines)).toEqual({ from: 7, to: 7 });
  });
});
