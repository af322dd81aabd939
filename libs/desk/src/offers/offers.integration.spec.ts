// Rules: offer.versions, offer.clock
import { randomUUID } from 'node:crypto';
import { keepClocks } from '@mainstage/bookings/use-cases/keep-clocks';
import type { DeskOffer } from '@mainstage/contracts/offers/calls';
import { offerContent } from '@mainstage/offers/testing/offer-content';
import { cancelAnswer } from '../answer/cancel-answer';
import { saveDraft } from '../answer/drafts';
import { sendAnswer } from '../answer/send-answer';
import { DeskLead } from '../entities/desk-lead';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { answers, member, settings } from '../testing/offer-settings';
import { declineOffer, openedOffer, wishOffer } from './client-decisions';
import { offerPage } from './client-offer';
import { offersOfLead } from './desk-offers';
import { expireOffers } from './expire-offers';
import { decideOffer } from './member-decisions';
import { newOffer } from './new-offer';
import { saveOffer } from './save-offer';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk();
}, 60_000);
afterAll(() => desk?.stop());
beforeEach(() => desk.manager.query('TRUNCATE bookings, desk_leads, mails RESTART IDENTITY CASCADE'));

const lead = () =>
  desk.lead({ company: 'Engines', brief_venue: 'sky-lounge', brief_date: '2030-05-14', brief_guests: 80 });
const make = (leadId: string, more = {}) =>
  newOffer(desk.manager, { leadId, member }, { key: randomUUID(), ...more }, settings);
const tokenOf = ({ versions }: DeskOffer, version = 1) =>
  versions
    .find((each) => each.version === version)!
    .link.split('/')
    .at(-1)!;
const page = (token: string) => offerPage(desk.manager, token, settings);
const versionOf = async (leadId: string) => (await offersOfLead(desk.manager, leadId, settings))[0]!.versions[0]!;

/** Gives every line of the draft an amount. */
async function price(leadId: string) {
  const { id, revision, content } = await versionOf(leadId);
  const lines = content.lines.map((line) => ({ ...line, unitCents: line.unitCents ?? 100_000 }));
  await saveOffer(desk.manager, id, { revision, content: { ...content, lines } }, settings);
}

/** Sends an answer with the link of the newest version. @returns the answer's id */
async function send(leadId: string): Promise<string> {
  const { link } = await versionOf(leadId);
  const text = { to: ['ada@example.com'], cc: [], bcc: [], subject: 'Your offer', body: `Here it is: ${link}` };
  const draft = { ...text, quote: false, sendAt: null, remindIfNoReplyBy: null };
  const { revision } = await saveDraft(desk.manager, leadId, member.email, { ...draft, revision: 0 });
  const latest = await desk.manager.query<{ id: string }[]>(
    `SELECT 'answer ' || id AS id FROM answers WHERE lead_id = $1 AND handed_at IS NOT NULL AND state <> 'undone'
     ORDER BY handed_at DESC LIMIT 1`,
    [leadId],
  );
  const press = { revision, latest: latest[0]?.id ?? null, key: randomUUID() };
  return (await sendAnswer(desk.manager, { leadId, member: member.email }, press, answers)).id;
}

async function sentOffer(more = { withOption: true }): Promise<{ leadId: string; token: string; answerId: string }> {
  const leadId = await lead();
  const offer = await make(leadId, more);
  await price(leadId);
  return { leadId, token: tokenOf(offer), answerId: await send(leadId) };
}

describe('a new offer', () => {
  it('is drafted once from the facts of the lead, with an option of its own', async () => {
    const leadId = await lead();
    const key = randomUUID();
    const [first, again] = [
      await make(leadId, { key, withOption: true }),
      await make(leadId, { key, withOption: true }),
    ];
    expect(again).toEqual(first);
    expect(first.number).toMatch(/^A-\d{4}-\d{4,}$/);
    const [version] = first.versions;
    expect(version).toMatchObject({
      ...{ version: 1, state: 'draft', binding: { kind: 'binding', challenged: false } },
      content: { venue: 'sky-lounge', day: '2030-05-14', guests: 80, customer: 'company', terms: '2026-11' },
    });
    const mails = await desk.manager.query<object[]>(`SELECT kind FROM mails WHERE recipient = 'visitor'`);
    expect(mails).toEqual([]);
  });

  it('needs a venue and a day', async () => {
    await expect(make(await desk.lead())).rejects.toThrow('names no venue');
  });

  it('is saved by the newest revision alone, with the language of the lead', async () => {
    const leadId = await lead();
    await make(leadId);
    const { id } = await versionOf(leadId);
    const content = offerContent({ language: 'de', terms: 'mine' });
    const saved = await saveOffer(desk.manager, id, { revision: 1, content }, settings);
    expect(saved).toMatchObject({ revision: 2, content: { language: 'en', terms: '2026-11' } });
    await expect(saveOffer(desk.manager, id, { revision: 1, content }, settings)).rejects.toThrow('changed meanwhile');
  });
});

describe('sending an offer', () => {
  it('is refused without amounts, and its link does not work before', async () => {
    const leadId = await lead();
    const token = tokenOf(await make(leadId));
    await expect(page(token)).rejects.toThrow('no such offer');
    await expect(send(leadId)).rejects.toThrow('Some fields are wrong');
    await expect(page(token)).rejects.toThrow('no such offer');
  });

  it('opens its page to the client, who decides, and to a colleague, who reads', async () => {
    const { token, leadId } = await sentOffer();
    const shown = await page(token);
    expect(shown).toMatchObject({
      ...{ state: 'sent', accept: 'possible', readOnly: false, codeGoesTo: 'a•••@example.com' },
      termsText: 'Our terms',
    });
    const colleague = shown.colleagueLink!.split('/').at(-1)!;
    expect(await page(colleague)).toMatchObject({ accept: 'read-only', readOnly: true, codeGoesTo: '' });
    await expect(declineOffer(desk.manager, colleague, { reason: 'No' }, settings)).rejects.toThrow('read-only');
    await openedOffer(desk.manager, colleague);
    expect((await versionOf(leadId)).openedAt).toBeNull();
    await openedOffer(desk.manager, token);
    expect((await versionOf(leadId)).openedAt).toEqual(expect.any(String));
  });

  it('can be undone with its answer', async () => {
    const { token, leadId, answerId } = await sentOffer();
    await cancelAnswer(desk.manager, { leadId, answerId }, member.email);
    await expect(page(token)).rejects.toThrow('no such offer');
    expect(await versionOf(leadId)).toMatchObject({ state: 'draft', sentAt: null });
  });

  it('retires the version before, and undoing brings it back', async () => {
    const { token, leadId } = await sentOffer();
    const next = tokenOf(await make(leadId), 2);
    expect(await page(token)).toMatchObject({ version: 1 });
    const answerId = await send(leadId);
    await expect(page(token)).rejects.toMatchObject({
      gone: { reason: 'superseded', next: `https://stage.example/offers/${next}` },
    });
    expect(await page(next)).toMatchObject({ version: 2, changes: expect.any(Array) });
    await cancelAnswer(desk.manager, { leadId, answerId }, member.email);
    expect(await page(token)).toMatchObject({ version: 1, state: 'sent' });
  });
});

describe('a sent offer', () => {
  it('without an option is not binding and cannot be accepted', async () => {
    const { token } = await sentOffer({ withOption: false });
    expect(await page(token)).toMatchObject({ binding: { kind: 'without-option' }, accept: 'without-option' });
  });

  it('ends with its option, before and after the clock has written it down', async () => {
    const { token, leadId } = await sentOffer();
    await desk.manager.query(`UPDATE bookings SET expires_at = now() - interval '1 second'`);
    await expect(page(token)).rejects.toMatchObject({ gone: { reason: 'expired', freeDays: expect.any(Array) } });
    expect((await versionOf(leadId)).state).toBe('expired');
    await keepClocks({ manager: desk.manager });
    expect(await expireOffers(desk.manager)).toBe(1);
    expect(await expireOffers(desk.manager)).toBe(0);
    await expect(page(token)).rejects.toMatchObject({ gone: { reason: 'expired' } });
  });

  it('is binding until the end of a challenge if that is earlier', async () => {
    const { token } = await sentOffer();
    await desk.manager.query(`UPDATE bookings SET challenged_until = now() + interval '1 hour'`);
    expect(await page(token)).toMatchObject({ binding: { kind: 'binding', challenged: true } });
  });

  it('is none of a booking that was moved', async () => {
    const { token } = await sentOffer();
    await desk.manager.query(`UPDATE bookings SET ends_at = ends_at + interval '1 hour'`);
    expect(await page(token)).toMatchObject({ accept: 'without-option' });
  });

  it('is declined once, with a reason for sales', async () => {
    const { token, leadId } = await sentOffer();
    for (let press = 0; press < 2; press++) await declineOffer(desk.manager, token, { reason: 'Too dear' }, settings);
    expect(await versionOf(leadId)).toMatchObject({ state: 'declined', note: 'Too dear' });
    expect(await page(token)).toMatchObject({ state: 'declined', accept: 'decided' });
    expect(await mailsOf('desk-offer-declined')).toBe(1);
  });

  it('takes a wish, which the next version contains', async () => {
    const { token, leadId } = await sentOffer();
    const wish = { guests: 90, add: ['none-of-its-lines'], drop: [], message: 'Ten more' };
    for (let press = 0; press < 2; press++) await wishOffer(desk.manager, token, wish, settings);
    expect((await versionOf(leadId)).wish).toEqual({ ...wish, add: [] });
    expect(await mailsOf('desk-offer-wish')).toBe(1);
    const { versions } = await make(leadId, { withWish: true });
    expect(versions[0]).toMatchObject({ version: 2, content: { guests: 90 } });
  });

  it('is withdrawn by a member, once, and answers that it is gone', async () => {
    const { token, leadId } = await sentOffer();
    const { id: versionId } = await versionOf(leadId);
    const press = { key: randomUUID(), note: 'The roof is repaired' };
    const withdraw = () =>
      decideOffer(desk.manager, { versionId, decision: 'withdraw', member: member.email }, press, settings);
    await withdraw();
    expect((await withdraw()).versions[0]).toMatchObject({ state: 'withdrawn', note: press.note });
    await expect(page(token)).rejects.toMatchObject({ gone: { reason: 'withdrawn', next: null } });
    await expect(declineOffer(desk.manager, token, { reason: 'No' }, settings)).rejects.toThrow('withdrawn');
  });

  it('ends for everybody as soon as its lead is to be erased', async () => {
    const { token, leadId } = await sentOffer();
    await desk.manager.update(DeskLead, { leadId }, { eraseRequestedAt: new Date() });
    await expect(page(token)).rejects.toThrow('no such offer');
  });
});

const mailsOf = async (kind: string) =>
  (await desk.manager.query<object[]>('SELECT FROM mails WHERE kind = $1', [kind])).length;
