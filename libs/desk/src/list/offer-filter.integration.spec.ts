import { offerFilters } from '@mainstage/contracts/desk/leads';
import { addOffer } from '../testing/add-offer';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import type { OfferVersion } from '../offers/offer-version';
import { listLeads } from './lead-list';

let desk: DeskUnderTest;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk?.stop());

const acceptance = {
  ...{ acceptedAt: '2030-05-14T08:00:00.000Z', name: 'Ada', position: 'CEO', company: 'Engines Ltd' },
  ...{ orderNumber: null, gross: 119_000, sha256: '0'.repeat(64), lines: [], billingAddress: '', by: null },
};

it('leads are filtered by what became of their offers', async () => {
  const versions: Record<string, Partial<OfferVersion>[]> = {
    none: [],
    draft: [{ state: 'draft', sentAt: null }],
    sent: [{ state: 'sent' }],
    opened: [{ state: 'sent', openedAt: new Date() }],
    wished: [{ state: 'sent', wish: { add: [], drop: [], message: 'Later' } }],
    accepted: [{ state: 'accepted', acceptance }],
    ended: [{ state: 'declined' }],
    'ended, and offered again': [{ state: 'expired' }, { state: 'sent' }],
  };
  const names: Record<string, string> = {};
  for (const [name, offers] of Object.entries(versions)) {
    const lead = await desk.lead();
    names[lead] = name;
    for (const version of offers) await addOffer(desk.manager, lead, version);
  }
  const found: Record<string, string[]> = {};
  for (const offer of offerFilters) {
    const { leads, total } = await listLeads(desk.manager, { offer }, 'lena@venue.example');
    expect(total).toBe(leads.length);
    found[offer] = leads.map(({ id }) => names[id]!).sort();
  }
  expect(found).toEqual({
    ...{ none: ['none'], draft: ['draft'], opened: ['opened'], wished: ['wished'] },
    ...{ accepted: ['accepted'], ended: ['ended'] },
    sent: ['ended, and offered again', 'opened', 'sent', 'wished'],
  });
});
