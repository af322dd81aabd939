// Rule: offer.code
import { acceptingOn } from '../testing/accepting';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { settings } from '../testing/offer-settings';
import { sendOfferCode } from './offer-codes';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk();
}, 60_000);
afterAll(() => desk?.stop());
beforeEach(() => desk.manager.query('TRUNCATE bookings, desk_leads, mails, accepted_offers RESTART IDENTITY CASCADE'));

const { withCode, accept, mails, definite } = acceptingOn(() => desk);

describe('the code of an offer', () => {
  it('works for five tries', async () => {
    const offer = await withCode();
    const wrong = offer.code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++)
      await expect(accept({ ...offer, code: wrong })).rejects.toMatchObject({ reason: 'wrong' });
    await expect(accept(offer)).rejects.toMatchObject({ reason: 'over' });
    expect(await definite()).toBe(0);
  });

  it('works for a quarter of an hour', async () => {
    const offer = await withCode();
    await desk.manager.query(`UPDATE offer_versions SET code_sent_at = now() - interval '16 minutes'`);
    await expect(accept(offer)).rejects.toMatchObject({ reason: 'over' });
  });

  it('is sent once a minute', async () => {
    const { token } = await withCode();
    const { again } = await sendOfferCode(desk.manager, token, settings, () => Promise.resolve());
    expect(again).toBeLessThanOrEqual(60);
    expect(await mails('offer-code')).toBe(1);
  });
});
