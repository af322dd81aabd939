// Rule: offer.accept
import type { OfferAcceptance } from '@mainstage/contracts/offers/calls';
import { isUnavailable } from '@mainstage/database/unavailable';
import { acceptingOn } from '../testing/accepting';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { settings } from '../testing/offer-settings';
import { sentOffer } from '../testing/sent-offer';
import { offerPage } from './client-offer';
import { offerCode } from './offer-links';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk();
}, 60_000);
afterAll(() => desk?.stop());
beforeEach(() => desk.manager.query('TRUNCATE bookings, desk_leads, mails, accepted_offers RESTART IDENTITY CASCADE'));

const { withCode, accept, count, mails, definite } = acceptingOn(() => desk);

/** Presses again as long as there are too many at once, as a client does. */
async function acceptInRush(offer: { token: string; code: string }): Promise<OfferAcceptance> {
  for (;;)
    try {
      return await accept(offer);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
}

describe('200 acceptances at once', () => {
  it('of one offer are one booking, one lead won and each mail once', async () => {
    const offer = await withCode();
    const receipts = await Promise.all(Array.from({ length: 200 }, () => acceptInRush(offer)));
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await definite()).toBe(1);
    expect(await count(`SELECT FROM desk_entries WHERE title = 'Won'`)).toBe(1);
    for (const kind of ['offer-accepted', 'desk-offer-accepted']) expect([kind, await mails(kind)]).toEqual([kind, 1]);
  }, 60_000);

  it('of two offers for the same room are one booking', async () => {
    const first = await withCode();
    const second = await sentOffer(desk);
    const code = offerCode(settings.secret, second.id, 1);
    const presses = Array.from({ length: 200 }, (_, index) => acceptInRush(index % 2 ? first : { ...second, code }));
    const outcomes = await Promise.allSettled(presses);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    expect([await definite(), await mails('offer-accepted')]).toEqual([1, 1]);
    await expect(offerPage(desk.manager, second.token, settings)).rejects.toMatchObject({ gone: { reason: 'taken' } });
  }, 60_000);

  it('of two offers that together pass the number of a floor are one booking', async () => {
    const first = await withCode('skyline-stage', 150);
    const second = await sentOffer(desk, { venue: 'sky-lounge', guests: 120 });
    expect(await offerPage(desk.manager, second.token, settings)).toMatchObject({ accept: 'waiting' });
    const code = offerCode(settings.secret, second.id, 1);
    const presses = Array.from({ length: 200 }, (_, index) => acceptInRush(index % 2 ? first : { ...second, code }));
    const outcomes = await Promise.allSettled(presses);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    expect([await definite(), await mails('offer-accepted')]).toEqual([1, 1]);
  }, 60_000);
});
