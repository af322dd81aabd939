// Rule: offer.accept
import { randomUUID } from 'node:crypto';
import { keepClocks } from '@mainstage/bookings/use-cases/keep-clocks';
import { acceptingOn } from '../testing/accepting';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { member, settings } from '../testing/offer-settings';
import { sentOffer } from '../testing/sent-offer';
import { MailComposer } from '../mails/mail-composer';
import { acceptOnBehalf, previewAcceptance } from './accept-on-behalf';
import { AcceptedOffer } from './accepted-offer';
import { offerPage } from './client-offer';
import { reopenOffer } from './reopen-offer';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk();
}, 60_000);
afterAll(() => desk?.stop());
beforeEach(() => desk.manager.query('TRUNCATE bookings, desk_leads, mails, accepted_offers RESTART IDENTITY CASCADE'));

const { mails, definite } = acceptingOn(() => desk);

describe('a member', () => {
  it('accepts on behalf of the client, once', async () => {
    const { id: versionId, token } = await sentOffer(desk);
    const press = { key: randomUUID(), note: 'By telephone on Tuesday' };
    for (let times = 0; times < 2; times++) await acceptOnBehalf(desk, { versionId, member }, press, settings);
    expect(await offerPage(desk.manager, token, settings)).toMatchObject({ state: 'accepted' });
    expect([await definite(), await mails('offer-accepted')]).toEqual([1, 1]);
  });

  it('sees the mails of an acceptance before, and can do without that to the client', async () => {
    const { id: versionId, token } = await sentOffer(desk);
    const composer = new MailComposer(
      {
        ...{ NODE_ENV: 'test', PUBLIC_URL: settings.origin, APP_SECRET: settings.secret, OPS_PORT: 3002 },
        ...{ MAIL_FROM: { name: 'Mainstage', address: settings.mailFrom }, SALES_EMAIL: 'sales@stage.example' },
      },
      desk.team,
    );
    const preview = await previewAcceptance(desk, composer, { versionId, member }, settings);
    expect(preview.mails).toMatchObject([{ own: true, told: true, to: expect.stringContaining('@') }]);
    expect(await offerPage(desk.manager, token, settings)).toMatchObject({ state: 'sent' });
    expect([await definite(), await mails('offer-accepted')]).toEqual([0, 0]);

    const press = { key: randomUUID(), note: 'By telephone', tellClient: false };
    await acceptOnBehalf(desk, { versionId, member }, press, settings);
    expect([await definite(), await mails('offer-accepted'), await mails('desk-offer-accepted')]).toEqual([1, 0, 1]);
    expect(await desk.manager.findBy(AcceptedOffer, {})).toMatchObject([{ id: versionId, messageId: null }]);
  });

  it('opens an expired offer again if the place is free', async () => {
    const { id: versionId, token } = await sentOffer(desk);
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
