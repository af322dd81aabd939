// Rule: offer.accept
import { randomUUID } from 'node:crypto';
import { makeDefinite } from '@mainstage/bookings/use-cases/make-definite';
import { readPdf } from '@mainstage/pdf/testing/read-pdf';
import { acceptingOn } from '../testing/accepting';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { answers, member, settings } from '../testing/offer-settings';
import { sentOffer } from '../testing/sent-offer';
import { acceptOnBehalf } from './accept-on-behalf';
import { clientPdf, offerPage } from './client-offer';
import { offersOfLead } from './desk-offers';
import { bindingOf } from './offer-binding';
import { newOffer } from './new-offer';
import { prepareOffer } from './prepare-offer';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk();
}, 60_000);
afterAll(() => desk?.stop());
beforeEach(() => desk.manager.query('TRUNCATE bookings, desk_leads, mails, accepted_offers RESTART IDENTITY CASCADE'));

const { withCode, accept, count, mails, definite } = acceptingOn(() => desk);

describe('a booking that was made definite in the calendar', () => {
  const makeAllDefinite = async () => {
    const [booking] = await desk.manager.query<[{ id: string }]>('SELECT id FROM bookings');
    await makeDefinite({ manager: desk.manager }, booking.id, member.name);
  };

  it.each([false, true])('belongs to the offer, which orders services; lead won before: %s', async (won) => {
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
    const { id: versionId, token } = await sentOffer(desk);
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
    const lost = await sentOffer(desk, { withOption: false });
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
    const { token } = await sentOffer(desk);
    await makeAllDefinite();
    await desk.manager.query(`UPDATE bookings SET starts_at = starts_at + interval '30 minutes'`);
    expect(await offerPage(desk.manager, token, settings)).toMatchObject({ accept: 'without-option' });
  });
});
