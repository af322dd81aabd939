import type { DeskOffer, DeskOfferVersion } from '@mainstage/contracts/offers/calls';
import type { OfferContent } from '@mainstage/contracts/offers/offer';

export const testContent = (changes: Partial<OfferContent> = {}): OfferContent => ({
  ...{ language: 'en', customer: 'company', venue: 'skyline-stage', day: '2030-07-18', hire: 'evening' },
  client: { name: 'Ada Byron', company: 'Engines Ltd', email: 'ada@example.org' },
  ...{ startsAt: '2030-07-18T16:00:00.000Z', endsAt: '2030-07-18T23:00:00.000Z' },
  ...{ setUpMinutes: 120, dismantlingMinutes: 60, guests: 180, layout: 'banquet' },
  lines: [
    {
      ...{ id: 'room', label: 'Skyline Stage, evening', rule: 'One evening', unit: 'flat', quantity: 1 },
      ...{ unitCents: 480_000, vatPercent: 19, optional: false, hidden: false, discount: null },
    },
    {
      ...{ id: 'dinner', label: 'Dinner', rule: '', unit: 'guest', quantity: 180, unitCents: null },
      ...{ vatPercent: 7, optional: true, hidden: false, discount: { percent: 5, reason: 'Regular guest' } },
    },
  ],
  ...{ textBefore: 'Thank you.', textAfter: 'We look forward to it.', terms: '2026-01' },
  ...changes,
});

export const testVersion = (changes: Partial<DeskOfferVersion> = {}): DeskOfferVersion => ({
  ...{ id: 'v1', version: 1, state: 'draft', content: testContent(), revision: 3, updatedAt: '2030-05-14T06:00:00Z' },
  totals: { lines: [], net: 480_000, vat: [{ percent: 19, net: 480_000, vat: 91_200 }], gross: 571_200 },
  binding: { kind: 'binding', until: '2030-05-20T15:00:00Z', challenged: false },
  ...{ sentAt: null, openedAt: null, decidedAt: null, note: null, wish: null },
  link: 'https://venue.example/offers/token',
  ...changes,
});

export const testOffer = (...versions: DeskOfferVersion[]): DeskOffer => ({
  ...{ id: 'o1', number: 'A-2030-0042', leadId: 'a1', bookingId: 'b1', versions },
});
