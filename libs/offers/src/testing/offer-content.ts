import fc from 'fast-check';
import { type OfferContent, type OfferLine, offerUnits } from '@mainstage/contracts/offers/offer';

/** A line for specs. */
export const offerLine = (change: Partial<OfferLine> = {}): OfferLine => ({
  ...{ id: 'base', label: 'Hire of Sky Lounge, full day', rule: 'Sample price.', unit: 'day', quantity: 1 },
  ...{ unitCents: 250_000, vatPercent: 19, optional: false, hidden: false, discount: null },
  ...change,
});

/** An offer for specs that can be sent. */
export const offerContent = (change: Partial<OfferContent> = {}): OfferContent => ({
  ...{ language: 'en', customer: 'company', venue: 'sky-lounge', day: '2027-02-12', hire: 'full-day' },
  client: { name: 'Anna Vogel', company: 'Vogel AG', email: 'anna@vogel.example' },
  ...{ startsAt: '2027-02-12T08:00:00.000Z', endsAt: '2027-02-12T16:00:00.000Z' },
  ...{ setUpMinutes: 120, dismantlingMinutes: 60, guests: 80, layout: 'theatre' },
  lines: [offerLine()],
  ...{ textBefore: '', textAfter: '', terms: '2026-11' },
  ...change,
});

/** Any lines whose ids differ. */
export const anyLines: fc.Arbitrary<OfferLine[]> = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    label: fc.string({ minLength: 1 }),
    rule: fc.constant(''),
    unit: fc.constantFrom(...offerUnits),
    quantity: fc.integer({ min: 1, max: 50_000 }).map((hundredths) => hundredths / 100),
    unitCents: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
    vatPercent: fc.constantFrom(0, 7, 19),
    optional: fc.boolean(),
    hidden: fc.boolean(),
    discount: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 100 }), reason: fc.constant('Early') })),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);
