// Rules: offer.clock, offer.moves
import { randomUUID } from 'node:crypto';
import { extendOption } from '@mainstage/bookings/use-cases/extend-option';
import { keepClocks } from '@mainstage/bookings/use-cases/keep-clocks';
import { makeDefinite } from '@mainstage/bookings/use-cases/make-definite';
import { move } from '@mainstage/bookings/use-cases/move';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { Mail } from '@mainstage/database/entities/mail';
import { cancelAnswer } from '../answer/cancel-answer';
import { MailComposer } from '../mails/mail-composer';
import { mailKindOf } from '../mails/mail-kinds';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { answers, member, settings } from '../testing/offer-settings';
import { sendText, type SentOffer, sentOffer } from '../testing/sent-offer';
import { offerPage } from './client-offer';
import { deskOfferOf } from './desk-offers';
import { newOffer } from './new-offer';
import { previewMove } from './preview-move';
import { prepareOffer } from './prepare-offer';
import { saveOffer } from './save-offer';

let desk: DeskUnderTest;
let composer: MailComposer;
beforeAll(async () => {
  desk = await startDesk();
  const from = { name: 'Mainstage', address: settings.mailFrom };
  const config = {
    NODE_ENV: 'test',
    PUBLIC_URL: settings.origin,
    APP_SECRET: settings.secret,
    OPS_PORT: 3002,
  } as const;
  composer = new MailComposer({ ...config, MAIL_FROM: from, SALES_EMAIL: 'sales@stage.example' }, desk.team);
}, 60_000);
afterAll(() => desk?.stop());
beforeEach(() => desk.manager.query('TRUNCATE bookings, desk_leads, mails, accepted_offers RESTART IDENTITY CASCADE'));

interface Row {
  id: string;
  venue: string;
  starts_at: Date;
  expires_at: Date;
  rank: number | null;
  guests: number;
}
const bookingOf = async (leadId: string): Promise<Row> =>
  (await desk.manager.query<Row[]>('SELECT * FROM bookings WHERE lead_id = $1', [leadId]))[0]!;
const page = (token: string) => offerPage(desk.manager, token, settings);

/** Texts of all mails of a kind, as they would be sent. */
async function textsOf(kind: string): Promise<string[]> {
  const mails = await desk.manager.findBy(Mail, { kind });
  return Promise.all(
    mails.map(async (mail) => {
      const to = mail.toAddress ?? 'sales@stage.example';
      const envelope = { entities: desk.manager, to, now: new Date() };
      const { subject, text } = await composer.compose(mailKindOf(mail), mail, envelope);
      return `${subject}\n${text}`;
    }),
  );
}

describe('an offer whose option moves up', () => {
  async function waitingOffer(): Promise<{ first: SentOffer; second: SentOffer }> {
    const first = await sentOffer(desk);
    const second = await sentOffer(desk);
    expect(await page(second.token)).toMatchObject({ accept: 'waiting', binding: { kind: 'waiting', rank: 2 } });
    return { first, second };
  }
  async function expireFirst({ leadId }: SentOffer): Promise<void> {
    await desk.manager.query(`UPDATE bookings SET expires_at = now() - interval '1 second' WHERE lead_id = $1`, [
      leadId,
    ]);
    await keepClocks({ manager: desk.manager });
  }

  it('is binding from then on, and its link is sent once', async () => {
    const { first, second } = await waitingOffer();
    await expireFirst(first);
    await keepClocks({ manager: desk.manager });
    const { expires_at: until } = await bookingOf(second.leadId);
    expect(await page(second.token)).toMatchObject({
      ...{ accept: 'possible', binding: { kind: 'binding', until: until.toISOString() } },
    });
    const texts = await textsOf('booking-moved-up');
    expect(texts).toEqual([expect.stringContaining(second.link)]);
    const { number } = await deskOfferOf(desk.manager, second.offerId, settings);
    expect(texts[0]).toContain(`Offer ${number} for Sky Lounge is binding now`);
    expect(await textsOf('booking-notice')).toContainEqual(expect.stringContaining(`Offer ${number} is binding now`));
  });

  it('is told by a member if its client gets no mails about bookings', async () => {
    const { first, second } = await waitingOffer();
    await desk.manager.query(`UPDATE desk_leads SET source = 'telephone' WHERE lead_id = $1`, [second.leadId]);
    await expireFirst(first);
    expect(await textsOf('booking-moved-up')).toEqual([]);
    expect(await textsOf('booking-notice')).toContainEqual(expect.stringContaining('please tell them'));
  });

  it('tells a German client in German', async () => {
    const { first, second } = await waitingOffer();
    await desk.manager.query(`UPDATE contact_submissions SET language = 'de' WHERE id = $1`, [second.leadId]);
    await expireFirst(first);
    const [text] = await textsOf('booking-moved-up');
    expect(text).toMatch(/^Angebot A-\S+ für Sky Lounge ist jetzt verbindlich/);
    expect(text).toContain(second.link);
  });

  it('is not mentioned once it was withdrawn', async () => {
    const { first, second } = await waitingOffer();
    await desk.manager.query(`UPDATE offer_versions SET state = 'withdrawn' WHERE id = $1`, [second.id]);
    await expireFirst(first);
    expect(await textsOf('booking-moved-up')).toEqual([expect.stringContaining('You have moved up')]);
  });
});

it('an offer is extended with its option, and the mail about it leads to the offer', async () => {
  const { leadId, token, link } = await sentOffer(desk);
  const until = new Date('2030-05-10T15:00:00Z');
  await extendOption({ manager: desk.manager }, (await bookingOf(leadId)).id, 'Tom', until);
  expect(await page(token)).toMatchObject({ binding: { kind: 'binding', until: until.toISOString() } });
  expect(await textsOf('booking-extended')).toEqual([expect.stringContaining(link)]);
});

describe('a version at another place', () => {
  const evening = {
    hire: 'evening',
    startsAt: '2030-05-14T16:00:00.000Z',
    endsAt: '2030-05-14T23:00:00.000Z',
  } as const;

  /** The draft of the next version with these changes. */
  async function draft(leadId: string, change: Partial<OfferContent>) {
    const { versions } = await newOffer(desk.manager, { leadId, member }, { key: randomUUID() }, settings);
    const { id, revision, content, link } = versions[0]!;
    const saved = await saveOffer(desk.manager, id, { revision, content: { ...content, ...change } }, settings);
    return { id, link, token: link.split('/').at(-1)!, saved };
  }
  const prepare = (id: string) =>
    prepareOffer(desk.manager, { versionId: id, member }, { revision: 2, attach: true }, { offers: settings, answers });

  it('moves the option when it is sent, without another mail', async () => {
    const { leadId, token, answerId } = await sentOffer(desk);
    const before = await bookingOf(leadId);
    const next = await draft(leadId, { ...evening, guests: 70 });
    expect(next.saved.moves).toEqual({
      ...{ venue: 'sky-lounge', startsAt: before.starts_at.toISOString(), endsAt: expect.any(String) },
    });
    expect(await page(token)).toMatchObject({ accept: 'possible' });
    await prepare(next.id);
    expect(await bookingOf(leadId)).toEqual(before);
    await sendText(desk, leadId, next.link, { latest: `answer ${answerId}` });
    expect(await bookingOf(leadId)).toMatchObject({ id: before.id, starts_at: new Date(evening.startsAt), guests: 70 });
    expect(await page(next.token)).toMatchObject({ version: 2, accept: 'possible', binding: { kind: 'binding' } });
    expect(await textsOf('booking-moved')).toEqual([]);
  });

  it('is in an answer that ends with the signature, whatever its draft has', async () => {
    const { leadId } = await sentOffer(desk);
    const next = await draft(leadId, { guests: 70 });
    const { body } = await prepare(next.id);
    expect(body).toMatch(/^Dear .*\/offers\/\S+\n\nKind regards\nTom/s);
    await desk.manager.query(`UPDATE answers SET body = $1 WHERE state = 'draft'`, [
      `\n\n${body.slice(body.indexOf('Kind'))}`,
    ]);
    expect((await prepare(next.id)).body).toBe(body);
  });

  it('tells before it is sent whom the move mails, and changes nothing', async () => {
    const { leadId } = await sentOffer(desk);
    const waiting = await sentOffer(desk);
    const before = await bookingOf(leadId);
    const next = await draft(leadId, { ...evening, venue: 'skyline-stage' });
    const { mails, rank } = await previewMove(desk.manager, composer, { versionId: next.id, by: member.email });
    expect(rank).toBe(1);
    expect(mails).toMatchObject([{ own: false, bookingId: (await bookingOf(waiting.leadId)).id }]);
    expect(mails[0]?.text).toContain('Sky Lounge');
    expect(await bookingOf(leadId)).toEqual(before);
    expect(await textsOf('booking-moved-up')).toEqual([]);
    const unmoved = await draft(waiting.leadId, {});
    expect(await previewMove(desk.manager, composer, { versionId: unmoved.id, by: member.email })).toMatchObject({
      mails: [],
    });
  });

  it('is previewed with the mails of fewer guests, for whom others waited', async () => {
    const { leadId } = await sentOffer(desk, { venue: 'skyline-stage', guests: 150 });
    const waiting = await sentOffer(desk, { venue: 'sky-lounge', guests: 120 });
    const next = await draft(leadId, { guests: 40 });
    const { mails } = await previewMove(desk.manager, composer, { versionId: next.id, by: member.email });
    expect(mails).toMatchObject([{ own: false, bookingId: (await bookingOf(waiting.leadId)).id }]);
    expect((await bookingOf(leadId)).guests).toBe(150);
  });

  it('moves it back if the answer is undone', async () => {
    const { leadId, token, answerId } = await sentOffer(desk);
    const before = await bookingOf(leadId);
    const next = await draft(leadId, { ...evening, venue: 'skyline-stage' });
    const second = await sendText(desk, leadId, next.link, { latest: `answer ${answerId}` });
    expect((await bookingOf(leadId)).venue).toBe('skyline-stage');
    await cancelAnswer(desk.manager, { leadId, answerId: second }, member.email);
    expect(await bookingOf(leadId)).toEqual(before);
    expect(await page(token)).toMatchObject({ version: 1, accept: 'possible' });
  });

  it('follows an option that was moved in the calendar', async () => {
    const { leadId } = await sentOffer(desk);
    const { id } = await bookingOf(leadId);
    await move({ manager: desk.manager }, id, { venue: 'workshop', day: '2030-05-21', hire: 'evening' }, 'Tom');
    const { saved } = await draft(leadId, {});
    expect(saved.content).toMatchObject({ venue: 'workshop', day: '2030-05-21', hire: 'evening' });
    expect(saved).toMatchObject({ binding: { kind: 'binding' } });
    expect(saved.moves).toBeUndefined();
  });

  it('is refused before and when it is sent if the place cannot be had, and nothing changes', async () => {
    const { leadId, token, answerId } = await sentOffer(desk);
    const other = await sentOffer(desk, { venue: 'workshop' });
    await makeDefinite({ manager: desk.manager }, (await bookingOf(other.leadId)).id, 'Tom');
    const before = await bookingOf(leadId);
    const next = await draft(leadId, { venue: 'workshop', guests: 20 });
    await expect(prepare(next.id)).rejects.toThrow(/The option cannot be moved to the venue and hours of offer A-/);
    await expect(sendText(desk, leadId, next.link, { latest: `answer ${answerId}` })).rejects.toMatchObject({
      errors: [{ field: 'body', message: expect.stringContaining('cannot be moved') }],
    });
    expect(await bookingOf(leadId)).toEqual(before);
    expect(await page(token)).toMatchObject({ version: 1, accept: 'possible' });
  });
});
