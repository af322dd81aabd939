// Rules: offer.accept, offer.code
import { createHash, randomUUID } from 'node:crypto';
import { readPdf } from '@mainstage/pdf/testing/read-pdf';
import { acceptForm, acceptingOn } from '../testing/accepting';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { member, settings } from '../testing/offer-settings';
import { sentOffer } from '../testing/sent-offer';
import { acceptOffer } from './accept-offer';
import { clientPdf, offerPage } from './client-offer';
import { decideOffer } from './member-decisions';
import { newOffer } from './new-offer';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk();
}, 60_000);
afterAll(() => desk?.stop());
beforeEach(() => desk.manager.query('TRUNCATE bookings, desk_leads, mails, accepted_offers RESTART IDENTITY CASCADE'));

const { withCode, accept, count, mails, definite } = acceptingOn(() => desk);

describe('accepting an offer', () => {
  it('makes the booking definite, the lead won, and stores the PDF whose hash the receipt has', async () => {
    const offer = await withCode();
    const receipt = await accept(offer, ['extra', 'none-of-its-lines']);
    const page = await offerPage(desk.manager, offer.token, settings);
    expect(page).toMatchObject({ state: 'accepted', accept: 'decided', acceptance: receipt });
    expect(page.totals.gross).toBe(receipt.gross);
    expect(page.totals.lines.map(({ id }) => id)).toContain('extra');
    const pdf = await clientPdf(desk.manager, offer.token, settings);
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(receipt.sha256);
    expect(await definite()).toBe(1);
    expect(await count(`SELECT FROM desk_leads WHERE state = 'won' AND owner IS DISTINCT FROM 'client'`)).toBe(1);
    const kept = `SELECT FROM accepted_offers o JOIN mails m ON o.message_id = '<' || m.id || '@stage.example>'`;
    expect(await count(kept)).toBe(1);
    expect(await mails('booking-definite')).toBe(0);
  });

  it('closes the offer: a draft beside it is withdrawn, and the next one has its own number', async () => {
    const offer = await withCode();
    const draftOf = async () => {
      const press = { key: randomUUID(), withOption: false };
      const { number, versions } = await newOffer(desk.manager, { leadId: offer.leadId, member }, press, settings);
      return { number, version: versions.find(({ state }) => state === 'draft')! };
    };
    const beside = await draftOf();
    expect(beside.version.version).toBe(2);
    await accept(offer);
    const press = { key: randomUUID(), note: 'Accepted meanwhile' };
    const draft = { versionId: beside.version.id, decision: 'withdraw' as const, member: member.email };
    await decideOffer(desk.manager, draft, press, settings);
    const next = await draftOf();
    expect(next.version.version).toBe(1);
    expect(next.number).not.toBe(beside.number);
  });

  it('shows a colleague that it is accepted, without billing address and order number', async () => {
    const offer = await withCode();
    const { colleagueLink } = await offerPage(desk.manager, offer.token, settings);
    const colleague = colleagueLink!.split('/').at(-1)!;
    const order = { ...acceptForm, billingAddress: 'Cellar 5', orderNumber: 'PO-4711', lines: [], code: offer.code };
    await acceptOffer(desk, offer.token, order, settings);
    const page = await offerPage(desk.manager, colleague, settings);
    expect(page).toMatchObject({ state: 'accepted', accept: 'decided', readOnly: true, acceptance: null });
    const textBehind = async (token: string) => (await readPdf(await clientPdf(desk.manager, token, settings))).text;
    expect(await textBehind(offer.token)).toContain('Cellar 5');
    const text = await textBehind(colleague);
    expect(text).toContain('The booking is definite');
    for (const secret of ['Cellar 5', 'PO-4711']) expect(text).not.toContain(secret);
  });

  it('is not for a colleague, a waiting option or an offer that is over', async () => {
    const offer = await withCode();
    const page = await offerPage(desk.manager, offer.token, settings);
    const reader = { ...offer, token: page.colleagueLink!.split('/').at(-1)! };
    await expect(accept(reader)).rejects.toMatchObject({ because: 'read-only' });
    const second = await sentOffer(desk);
    await expect(accept({ ...offer, token: second.token })).rejects.toMatchObject({ because: 'waiting' });
    await desk.manager.query(`UPDATE bookings SET challenged_until = now() - interval '1 second' WHERE rank = 1`);
    await expect(accept(offer)).rejects.toMatchObject({ gone: { reason: 'expired', next: null } });
    expect(await definite()).toBe(0);
  });
});
