// Rules: offer.versions, offer.accept, offer.retention
import { createHash, randomUUID } from 'node:crypto';
import { keepClocks } from '@mainstage/bookings/use-cases/keep-clocks';
import { Mail } from '@mainstage/database/entities/mail';
import { MailComposer } from '../mails/mail-composer';
import { applyRetention } from '../retention/apply-retention';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { member, settings } from '../testing/offer-settings';
import { acceptForm, sentOffer } from '../testing/sent-offer';
import { type SetClock, startSetClock } from '../testing/set-clock';
import { acceptOffer } from './accept-offer';
import { clientPdf, offerPage } from './client-offer';
import { expireOffers } from './expire-offers';
import { newOffer } from './new-offer';
import { sendOfferCode } from './offer-codes';
import { offerCode } from './offer-links';

let desk: DeskUnderTest;
let clock: SetClock;
beforeAll(async () => {
  desk = await startDesk();
  clock = await startSetClock(desk.manager, desk.url);
}, 60_000);
afterAll(async () => {
  await clock?.manager.dataSource.destroy();
  await desk?.stop();
});
beforeEach(() => desk.manager.query('TRUNCATE bookings, desk_leads, mails, accepted_offers RESTART IDENTITY CASCADE'));

/** The desk at the time of the clock. */
const then = () => ({ ...desk, manager: clock.manager });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

it('an accepted offer of a year ago is served byte for byte, and its hash is that of the file in the mail', async () => {
  await clock.set('2029-05-02T10:00:00+02:00');
  const { id, token } = await sentOffer(then(), { day: '2029-05-14' });
  await sendOfferCode(clock.manager, token, settings, () => Promise.resolve());
  const code = offerCode(settings.secret, id, 1);
  const receipt = await acceptOffer(then(), token, { ...acceptForm, lines: ['extra'], code }, settings);
  const pdf = await clientPdf(clock.manager, token, settings);

  await clock.set('2030-05-06T10:00:00+02:00');
  await keepClocks({ manager: clock.manager });
  await expireOffers(clock.manager);
  await applyRetention(clock.manager, { acceptClock: true, unlimited: true });
  // Another price list and other terms than at the time.
  const terms = [...settings.terms, { version: '2030-05', text: { en: 'New', de: 'Neu' }, sample: false }];
  const later = { ...settings, priceList: { ...settings.priceList, sample: true }, terms };
  const served = await clientPdf(clock.manager, token, later);
  expect(served.equals(pdf)).toBe(true);
  expect(sha256(served)).toBe(receipt.sha256);
  expect(await offerPage(clock.manager, token, later)).toMatchObject({ state: 'accepted', acceptance: receipt });

  const mail = await desk.manager.findOneByOrFail(Mail, { kind: 'offer-accepted' });
  const from = { name: 'Mainstage', address: settings.mailFrom };
  const config = {
    NODE_ENV: 'test',
    PUBLIC_URL: settings.origin,
    APP_SECRET: settings.secret,
    OPS_PORT: 3002,
  } as const;
  const composer = new MailComposer({ ...config, MAIL_FROM: from, SALES_EMAIL: 'sales@stage.example' }, desk.team);
  const envelope = { entities: clock.manager, to: mail.toAddress!, now: new Date() };
  const { text, attachments } = await composer.compose('offer-accepted', mail, envelope);
  const files = attachments.filter(({ contentType }) => contentType === 'application/pdf');
  expect(files.map(({ content }) => sha256(content as Buffer))).toEqual([receipt.sha256]);
  expect(text.replaceAll(/\s/g, '')).toContain(receipt.sha256);
});

it('offers are numbered from 1 each year in Frankfurt', async () => {
  const next = async () => {
    const leadId = await desk.lead({ company: 'Engines', brief_venue: 'sky-lounge', brief_date: '2032-05-14' });
    return (await newOffer(clock.manager, { leadId, member }, { key: randomUUID() }, settings)).number;
  };
  await clock.set('2030-12-31T22:59:00Z');
  expect([await next(), await next()]).toEqual(['A-2030-0001', 'A-2030-0002']);
  await clock.set('2030-12-31T23:00:00Z');
  const numbers = await Promise.all([next(), next(), next()]);
  expect(numbers.sort()).toEqual(['A-2031-0001', 'A-2031-0002', 'A-2031-0003']);
});
