// Rules: offer.accept, offer.code
import { createHash, randomUUID } from 'node:crypto';
import { makeDefinite } from '@mainstage/bookings/use-cases/make-definite';
import { keepClocks } from '@mainstage/bookings/use-cases/keep-clocks';
import type { OfferAcceptance } from '@mainstage/contracts/offers/calls';
import { isUnavailable } from '@mainstage/database/unavailable';
import { readPdf } from '@mainstage/pdf/testing/read-pdf';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { answers, member, settings } from '../testing/offer-settings';
import { type SentOffer, sentOffer as sendOne } from '../testing/sent-offer';
import { acceptOnBehalf } from './accept-on-behalf';
import { acceptOffer } from './accept-offer';
import { clientPdf, offerPage } from './client-offer';
import { sendOfferCode } from './offer-codes';
import { offersOfLead } from './desk-offers';
import { bindingOf } from './offer-binding';
import { offerCode } from './offer-links';
import { decideOffer } from './member-decisions';
import { newOffer } from './new-offer';
import { prepareOffer } from './prepare-offer';
import { reopenOffer } from './reopen-offer';

const form = {
  ...{ name: 'Ada Byron', position: 'CEO', company: 'Engines', billingAddress: 'Main Street 1' },
  terms: true as const,
};

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk();
}, 60_000);
afterAll(() => desk?.stop());
beforeEach(() => desk.manager.query('TRUNCATE bookings, desk_leads, mails, accepted_offers RESTART IDENTITY CASCADE'));

const sentOffer = (venue?: string, guests?: number) => sendOne(desk, { venue, guests });

async function withCode(venue?: string, guests?: number): Promise<SentOffer & { code: string }> {
  const sent = await sentOffer(venue, guests);
  await sendOfferCode(desk.manager, sent.token, settings, () => Promise.resolve());
  return { ...sent, code: offerCode(settings.secret, sent.id, 1) };
}

const accept = ({ token, code }: { token: string; code: string }, lines: string[] = []) =>
  acceptOffer(desk, token, { ...form, lines, code }, settings);

/** Presses again as long as there are too many at once, as a client does. */
async function acceptInRush(offer: { token: string; code: string }): Promise<OfferAcceptance> {
  for (;;)
    try {
      return await accept(offer);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
}

const count = async (text: string) => (await desk.manager.query<object[]>(text)).length;
const mails = (kind: string) => count(`SELECT FROM mails WHERE kind = '${kind}'`);
const definite = () => count(`SELECT FROM bookings WHERE state = 'definite'`);

describe('a member', () => {
  it('accepts on behalf of the client, once', async () => {
    const { id: versionId, token } = await sentOffer();
    const press = { key: randomUUID(), note: 'By telephone on Tuesday' };
    for (let times = 0; times < 2; times++) await acceptOnBehalf(desk, { versionId, member }, press, settings);
    expect(await offerPage(desk.manager, token, settings)).toMatchObject({ state: 'accepted' });
    expect([await definite(), await mails('offer-accepted')]).toEqual([1, 1]);
  });

  it('opens an expired offer again if the place is free', async () => {
    const { id: versionId, token } = await sentOffer();
    const press = { key: randomUUID(), note: 'Two days more' };
    const reopen = () => reopenOffer(desk.manager, { versionId, member }, press, settings);
    await expect(reopen()).rejects.toThrow('has not expired');
    await desk.manager.query(`UPDATE bookings SET expires_at = now() - interval '1 second'`);
    await keepClocks({ manager: desk.manager });
    await reopen();
    await reopen();
    expect(await offerPage(desk.manager, token, settings)).toMatchObject({ state: 'sent', accept: 'possible' });
  });
});

describe('a booking that was made definite in the calendar', () => {
  const makeAllDefinite = async () => {
    const [booking] = await desk.manager.query<[{ id: string }]>('SELECT id FROM bookings');
    await makeDefinite({ manager: desk.manager }, booking.id, member.name);
  };

  it.each([false, true])('is that of the offer: accepting orders its services; lead won before: %s', async (won) => {
    const offer = await withCode();
    await makeAllDefinite();
    if (won) await desk.manager.query(`UPDATE desk_leads SET state = 'won' WHERE lead_id = $1`, [offer.leadId]);
    const page = await offerPage(desk.manager, offer.token, settings);
    expect(page).toMatchObject({ binding: { kind: 'booked', until: page.content.startsAt }, accept: 'possible' });
    expect((await readPdf(await clientPdf(desk.manager, offer.token, settings))).text).toContain(
      'already booked for you',
    );
    const receipt = await accept(offer, ['extra']);
    expect(await accept(offer)).toEqual(receipt);
    expect([await definite(), await count(`SELECT FROM desk_leads WHERE state = 'won'`)]).toEqual([1, 1]);
    for (const kind of ['offer-accepted', 'desk-offer-accepted', 'booking-definite'])
      expect([kind, await mails(kind)]).toEqual([kind, 1]);
  });

  it('lets a member accept on behalf, until the event begins', async () => {
    const { id: versionId, token } = await sentOffer();
    await makeAllDefinite();
    await acceptOnBehalf(desk, { versionId, member }, { key: randomUUID(), note: 'By telephone' }, settings);
    expect(await offerPage(desk.manager, token, settings)).toMatchObject({ state: 'accepted' });
    const begins = new Date('2030-05-14T16:00Z');
    const booking = {
      ...({ state: 'definite', starts_at: begins } as const),
      rank: null,
      expires_at: null,
      challenged_until: null,
    };
    expect(bindingOf(booking, begins)).toEqual({ kind: 'over' });
  });

  it('of another client makes an offer without an option one that is lost', async () => {
    const lost = await sendOne(desk, { withOption: false });
    const draft = await newOffer(
      desk.manager,
      { leadId: lost.leadId, member },
      { key: randomUUID(), withOption: false },
      settings,
    );
    expect(await offerPage(desk.manager, lost.token, settings)).toMatchObject({ accept: 'without-option' });
    await accept(await withCode());
    await expect(offerPage(desk.manager, lost.token, settings)).rejects.toMatchObject({ gone: { reason: 'taken' } });
    const [offer] = await offersOfLead(desk.manager, lost.leadId, settings);
    expect(offer!.versions.map(({ binding: { kind } }) => kind)).toEqual(['taken', 'taken']);
    const next = draft.versions.find(({ state }) => state === 'draft')!;
    const press = { revision: next.revision, attach: false };
    const prepared = prepareOffer(desk.manager, { versionId: next.id, member }, press, { offers: settings, answers });
    await expect(prepared).rejects.toThrow('Another client has booked');
  });

  it('of the client at other hours is not that of another client', async () => {
    const { token } = await sentOffer();
    await makeAllDefinite();
    await desk.manager.query(`UPDATE bookings SET starts_at = starts_at + interval '30 minutes'`);
    expect(await offerPage(desk.manager, token, settings)).toMatchObject({ accept: 'without-option' });
  });
});

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

  it('200 at once, of one offer, is one booking, one lead won and each mail once', async () => {
    const offer = await withCode();
    const receipts = await Promise.all(Array.from({ length: 200 }, () => acceptInRush(offer)));
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await definite()).toBe(1);
    expect(await count(`SELECT FROM desk_entries WHERE title = 'Won'`)).toBe(1);
    for (const kind of ['offer-accepted', 'desk-offer-accepted']) expect([kind, await mails(kind)]).toEqual([kind, 1]);
  }, 60_000);

  it('200 at once, of two offers for the same room, is one booking', async () => {
    const first = await withCode();
    const second = await sentOffer();
    const code = offerCode(settings.secret, second.id, 1);
    const presses = Array.from({ length: 200 }, (_, index) => acceptInRush(index % 2 ? first : { ...second, code }));
    const outcomes = await Promise.allSettled(presses);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    expect([await definite(), await mails('offer-accepted')]).toEqual([1, 1]);
    await expect(offerPage(desk.manager, second.token, settings)).rejects.toMatchObject({ gone: { reason: 'taken' } });
  }, 60_000);

  it('200 at once, of two offers that together pass the number of a floor, is one booking', async () => {
    const first = await withCode('skyline-stage', 150);
    const second = await sentOffer('sky-lounge', 120);
    expect(await offerPage(desk.manager, second.token, settings)).toMatchObject({ accept: 'waiting' });
    const code = offerCode(settings.secret, second.id, 1);
    const presses = Array.from({ length: 200 }, (_, index) => acceptInRush(index % 2 ? first : { ...second, code }));
    const outcomes = await Promise.allSettled(presses);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    expect([await definite(), await mails('offer-accepted')]).toEqual([1, 1]);
  }, 60_000);

  it('shows a colleague that it is accepted, without billing address and order number', async () => {
    const offer = await withCode();
    const { colleagueLink } = await offerPage(desk.manager, offer.token, settings);
    const colleague = colleagueLink!.split('/').at(-1)!;
    const order = { ...form, billingAddress: 'Cellar 5', orderNumber: 'PO-4711', lines: [], code: offer.code };
    await acceptOffer(desk, offer.token, order, settings);
    const page = await offerPage(desk.manager, colleague, settings);
    expect(page).toMatchObject({ state: 'accepted', accept: 'decided', readOnly: true, acceptance: null });
    const textBehind = async (token: string) => (await readPdf(await clientPdf(desk.manager, token, settings))).text;
    expect(await textBehind(offer.token)).toContain('Cellar 5');
    const text = await textBehind(colleague);
    expect(text).toContain('The booking is definite');
    for (const secret of ['Cellar 5', 'PO-4711']) expect(text).not.toContain(secret);
  });

  it('needs the code of the offer, which works for five tries', async () => {
    const offer = await withCode();
    const wrong = offer.code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++)
      await expect(accept({ ...offer, code: wrong })).rejects.toMatchObject({ reason: 'wrong' });
    await expect(accept(offer)).rejects.toMatchObject({ reason: 'over' });
    expect(await definite()).toBe(0);
  });

  it('needs a code that was sent within a quarter of an hour', async () => {
    const offer = await withCode();
    await desk.manager.query(`UPDATE offer_versions SET code_sent_at = now() - interval '16 minutes'`);
    await expect(accept(offer)).rejects.toMatchObject({ reason: 'over' });
  });

  it('sends one code a minute', async () => {
    const { token } = await withCode();
    const { again } = await sendOfferCode(desk.manager, token, settings, () => Promise.resolve());
    expect(again).toBeLessThanOrEqual(60);
    expect(await mails('offer-code')).toBe(1);
  });

  it('is not for a colleague, a waiting option or an offer that is over', async () => {
    const offer = await withCode();
    const page = await offerPage(desk.manager, offer.token, settings);
    const reader = { ...offer, token: page.colleagueLink!.split('/').at(-1)! };
    await expect(accept(reader)).rejects.toMatchObject({ because: 'read-only' });
    const second = await sentOffer();
    await expect(accept({ ...offer, token: second.token })).rejects.toMatchObject({ because: 'waiting' });
    await desk.manager.query(`UPDATE bookings SET challenged_until = now() - interval '1 second' WHERE rank = 1`);
    await expect(accept(offer)).rejects.toMatchObject({ gone: { reason: 'expired', next: null } });
    expect(await definite()).toBe(0);
  });
});
