import type { DeskOffer, OfferPage } from '@mainstage/contracts/offers/calls';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { exampleBooking, exampleLead } from '../leads/lead-examples';

export const exampleContent: OfferContent = {
  ...{ language: 'en', customer: 'company', venue: 'skyline-stage', day: '2030-09-12', hire: 'evening' },
  client: { name: 'Ada Byron', company: 'Engines', email: 'ada@example.com' },
  ...{ startsAt: '2030-09-12T15:00:00.000Z', endsAt: '2030-09-12T21:00:00.000Z' },
  ...{ setUpMinutes: 120, dismantlingMinutes: 60, guests: 80, layout: 'theatre' },
  lines: [
    {
      ...{ id: 'base', label: 'Hire of Skyline Stage, evening', rule: '', unit: 'flat', quantity: 1 },
      ...{ unitCents: 250_000, vatPercent: 19, optional: false, hidden: false, discount: null },
    },
  ],
  ...{ textBefore: '', textAfter: '', terms: null },
};

export const exampleOffer: DeskOffer = {
  ...{ id: '0192c3d4-dd11-7b22-8c33-4d5e6f708192', number: 'A-2030-0042', leadId: exampleLead.id },
  bookingId: exampleBooking.id,
  versions: [
    {
      ...{
        id: '0192c3d4-ee11-7b22-8c33-4d5e6f708192',
        version: 1,
        state: 'draft',
        revision: 1,
        content: exampleContent,
      },
      totals: {
        ...{ lines: [{ id: 'base', net: 250_000 }], net: 250_000, gross: 297_500 },
        vat: [{ percent: 19, net: 250_000, vat: 47_500 }],
      },
      binding: { kind: 'binding', until: '2030-08-20T15:00:00.000Z', challenged: false },
      ...{ updatedAt: '2030-05-14T09:10:00.000Z', sentAt: null, openedAt: null, decidedAt: null },
      ...{ note: null, wish: null, link: 'https://venue.example/offers/c2FtcGxlLXRva2VuLXNhbXBsZS10b2tlbi1zYW1wbGU' },
    },
  ],
};

const [exampleVersion] = exampleOffer.versions;
export const examplePage: OfferPage = {
  ...{ number: exampleOffer.number, version: 1, state: 'sent', content: exampleContent },
  ...{ totals: exampleVersion!.totals, binding: exampleVersion!.binding, accept: 'no-terms', readOnly: false },
  ...{ colleagueLink: exampleVersion!.link, changes: [], codeGoesTo: 'a•••@example.com', acceptance: null },
  sample: false,
};
