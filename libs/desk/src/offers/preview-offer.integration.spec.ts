// Rules: offer.page
import { randomUUID } from 'node:crypto';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { member, settings } from '../testing/offer-settings';
import { offerPage } from './client-offer';
import { decideOffer } from './member-decisions';
import { newOffer } from './new-offer';
import { previewOffer, previewPdf } from './preview-offer';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk();
}, 60_000);
afterAll(() => desk?.stop());

async function draft() {
  const leadId = await desk.lead({ brief_venue: 'sky-lounge', brief_date: '2030-05-14', brief_guests: 80 });
  const offer = await newOffer(desk.manager, { leadId, member }, { key: randomUUID() }, settings);
  return offer.versions[0]!;
}

describe('preview of an offer', () => {
  it('shows a draft as the client will see it, whose own link does not work yet', async () => {
    const { id, link } = await draft();
    const page = await previewOffer(desk.manager, id, settings);
    expect(page).toMatchObject({ preview: true, state: 'sent', colleagueLink: null, version: 1, changes: [] });
    expect((await previewPdf(desk.manager, id, settings)).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(offerPage(desk.manager, link.split('/').at(-1)!, settings)).rejects.toThrow('no such offer');
  });

  it('still shows a version that was withdrawn', async () => {
    const { id } = await draft();
    const decision = { versionId: id, decision: 'withdraw', member: member.email } as const;
    await decideOffer(desk.manager, decision, { key: randomUUID(), note: 'Another day' }, settings);
    expect(await previewOffer(desk.manager, id, settings)).toMatchObject({ preview: true, version: 1 });
  });

  it('of no version is refused', async () => {
    await expect(previewOffer(desk.manager, randomUUID(), settings)).rejects.toThrow('no such offer');
  });
});
