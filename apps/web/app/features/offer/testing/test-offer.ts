import type { OfferPage } from '@mainstage/contracts/offers/calls';
import type { OfferContent, OfferLine } from '@mainstage/contracts/offers/offer';
import { offerTotals } from '@mainstage/offers/totals';

const line = (change: Partial<OfferLine> & { id: string }): OfferLine => ({
  ...{ label: change.id, rule: '', unit: 'flat', quantity: 1, unitCents: 100_00, vatPercent: 19 },
  ...{ optional: false, hidden: false, discount: null },
  ...change,
});

/** An offer of a full day on Skyline Stage, with one optional line and one that the client does not see. */
export const testContent = (change: Partial<OfferContent> = {}): OfferContent => ({
  ...{ language: 'de', customer: 'company', venue: 'skyline-stage', day: '2027-03-12', hire: 'full-day' },
  client: { name: 'Ada Byron', company: 'Byron GmbH', email: 'ada@byron.example' },
  ...{ startsAt: '2027-03-12T08:00:00.000Z', endsAt: '2027-03-12T17:00:00.000Z' },
  ...{ setUpMinutes: 120, dismantlingMinutes: 60, guests: 120, layout: 'theatre' },
  lines: [
    line({
      id: 'base',
      label: 'Miete Skyline Stage, ganztägig',
      rule: 'Preis des Tages.',
      unit: 'day',
      unitCents: 4_500_00,
    }),
    line({ id: 'lunch', label: 'Mittagessen', unit: 'guest', quantity: 120, unitCents: 38_50, vatPercent: 7 }),
    line({
      id: 'crew',
      label: 'Technik',
      unit: 'hour',
      quantity: 9,
      unitCents: 95_00,
      discount: { percent: 10, reason: 'Stammkunde' },
    }),
    line({ id: 'piano', label: 'Flügel', unitCents: 650_00, optional: true }),
    line({ id: 'secret', label: 'Interner Posten', unitCents: 1_00, hidden: true }),
  ],
  ...{ textBefore: 'Vielen Dank für Ihre Anfrage.', textAfter: '', terms: '2026-11' },
  ...change,
});

/** The page of that offer as the API answers it. */
export const testOffer = (change: Partial<OfferPage> = {}): OfferPage => {
  const content = change.content ?? testContent();
  return {
    ...{ number: 'A-2027-0042', version: 2, state: 'sent', content, totals: offerTotals(content, []) },
    binding: { kind: 'binding', until: '2027-02-12T16:00:00.000Z', challenged: false },
    ...{ accept: 'possible', readOnly: false, colleagueLink: 'http://localhost:3000/offers/reader' },
    ...{ changes: ['Gäste: 100 → 120'], codeGoesTo: 'a…@byron.example', acceptance: null },
    ...{ termsText: 'Es gelten diese Bedingungen.', sample: true },
    ...change,
  };
};
