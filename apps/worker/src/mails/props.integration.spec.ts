import { entities } from '@mainstage/desk/entities/entities';
import type { LeasedMail } from '@mainstage/database/mails/leased-mail';
import { createDataSource } from '@mainstage/database/data-source';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import type { TestDatabase } from '@mainstage/testing/postgres';
import { readToken } from '@mainstage/contracts/tokens/signed-token';
import { BookingView } from '@mainstage/bookings/mails/booking-view';
import { Links } from '@mainstage/leads/links';
import { type MailKind, mailOf, type MailProps } from '@mainstage/desk/mails/mail-kinds';
import type { DataSource } from 'typeorm';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { DeskView } from '@mainstage/desk/mails/desk-view';
import { OfferView } from '@mainstage/desk/offers/mails/offer-view';
import { OutboxView } from '@mainstage/desk/mails/outbox-view';

const secret = 'a-secret-of-the-test-that-is-long-enough';
const links = new Links('https://stage.example', secret);
const now = new Date('2026-05-01T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createMigratedDatabase();
  source = await createDataSource(database.url, { entities }).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

function props<Kind extends MailKind>(
  kind: Kind,
  leadId: string,
  more: Partial<LeasedMail> = {},
): Promise<MailProps[Kind]> {
  const mail = { id: crypto.randomUUID(), kind, leadId, createdAt: now, ...more } as LeasedMail;
  const entities = source.manager;
  const bookings = new BookingView(entities, links);
  const desk = new DeskView(entities, new SalesTeam([]));
  const offers = new OfferView(entities, links);
  return mailOf(kind).props({ mail, entities, links, bookings, offers, outbox: new OutboxView(entities), desk, now });
}

async function webinar(
  startsAt: Date,
  typed: object = { firstName: 'Ada', email: 'ada@example.com', selectedDate: 'x' },
) {
  const id = crypto.randomUUID();
  await source.query(
    `INSERT INTO tour_bookings (id, kind, full_name, email, preferred_date, preferred_time, typed, webinar_starts_at, webinar_status)
     VALUES ($1, 'webinar', 'Ada', 'ada@example.com', 'x', '11:00', $2, $3, 'confirmed')`,
    [id, typed, startsAt],
  );
  return id;
}

async function subscription(status: string, round = 2) {
  const id = crypto.randomUUID();
  await source.query('INSERT INTO newsletter_subscriptions (id, email, status, opt_in_round) VALUES ($1, $2, $3, $4)', [
    id,
    `${id}@example.com`,
    status,
    round,
  ]);
  return id;
}

const tokenOf = (url: string) => decodeURIComponent(/(?:token=|join\/)([^&]+)$/.exec(url)?.[1] ?? '');

describe('the props of a mail', () => {
  it('the newsletter’s props contain a link whose token of this round expires after seven days', async () => {
    const id = await subscription('pending');
    const { confirmUrl } = await props('newsletter-opt-in', id);
    expect(confirmUrl).toMatch(/^https:\/\/stage\.example\/newsletter\/confirm\?token=/);
    expect(readToken(secret, 'newsletter-confirm', tokenOf(confirmUrl), inHours(167))).toMatchObject({
      subject: id,
      round: 2,
    });
    expect(readToken(secret, 'newsletter-confirm', tokenOf(confirmUrl), inHours(169))).toBe('expired');
  });

  it('the newsletter’s props are withdrawn for an answered confirmation and for somebody who left', async () => {
    await expect(props('newsletter-opt-in', await subscription('confirmed'))).rejects.toThrow('is confirmed by now');
    await expect(props('newsletter-welcome', await subscription('unsubscribed'))).rejects.toThrow('is unsubscribed');
    const welcome = await props('newsletter-welcome', await subscription('confirmed'));
    expect(welcome.oneClickUrl).toMatch(/^https:\/\/stage\.example\/api\/newsletter-subscriptions\/one-click\?token=/);
    expect(readToken(secret, 'newsletter-unsubscribe', tokenOf(welcome.unsubscribePageUrl))).toMatchObject({
      round: 2,
    });
  });

  it('the webinar’s props contain this person’s access link, and whether the date has passed', async () => {
    const id = await webinar(inHours(1));
    const access = await props('webinar-access', id);
    expect(access).toMatchObject({ leadId: id, past: false });
    expect(readToken(secret, 'webinar-join', tokenOf(access.joinUrl))).toEqual({ subject: id, round: 0 });
    expect(await props('webinar-access', await webinar(inHours(-1)))).toMatchObject({ past: true });
  });

  it('a webinar reminder’s props exist only while the reminder makes sense', async () => {
    expect(await props('webinar-reminder-day', await webinar(inHours(3)))).toMatchObject({ startsAt: inHours(3) });
    await expect(props('webinar-reminder-day', await webinar(inHours(1.9)))).rejects.toThrow('too late');
    expect(await props('webinar-reminder-hour', await webinar(inHours(0.5)))).toMatchObject({ startsAt: inHours(0.5) });
    await expect(props('webinar-reminder-hour', await webinar(inHours(-0.1)))).rejects.toThrow('too late');
  });

  it('the webinar’s props are withdrawn for a seat that was given back or is not assigned yet', async () => {
    const id = await webinar(inHours(3));
    const setStatus = (status: string) =>
      source.query('UPDATE tour_bookings SET webinar_status = $2 WHERE id = $1', [id, status]);
    await setStatus('returned');
    for (const kind of ['webinar-access', 'webinar-reminder-day', 'webinar-moved-up', 'webinar-moved'] as const)
      await expect(props(kind, id)).rejects.toThrow('returned by now');
    await setStatus('waitlisted');
    await expect(props('webinar-reminder-hour', id)).rejects.toThrow('waitlisted by now');
    expect(await props('webinar-moved', id)).toMatchObject({ place: 'waiting' });
    expect(readToken(secret, 'webinar-seat', tokenOf((await props('webinar-waitlist', id)).returnUrl))).toMatchObject({
      subject: id,
    });
  });

  it('the props of the webinar’s calendar entry count how often the date was moved', async () => {
    const id = await webinar(inHours(5));
    await source.query('INSERT INTO webinars (starts_at, sequence) VALUES ($1, 3)', [inHours(5)]);
    expect(await props('webinar-moved', id)).toMatchObject({ sequence: 3, place: 'seat' });
  });

  it('a business event’s props name to the visitor only a known kind of event', async () => {
    const book = async (eventInterest: string) => {
      const id = crypto.randomUUID();
      await source.query(
        `INSERT INTO tour_bookings (id, kind, full_name, email, preferred_date, preferred_time, typed)
         VALUES ($1, 'business_event', 'Ada L', 'ada@example.com', '-', '-', $2)`,
        [id, { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', company: 'C', eventInterest }],
      );
      return id;
    };
    expect(await props('business-event-confirmation', await book('ai-conference'))).toMatchObject({
      eventInterest: 'ai-conference',
    });
    expect(await props('business-event-confirmation', await book('Buy now'))).toMatchObject({ eventInterest: null });
  });

  it('the props of a mail to sales contain what was typed and what we know besides', async () => {
    const id = crypto.randomUUID();
    await source.query(
      `INSERT INTO contact_submissions (id, first_name, last_name, email, message, suspicions, visitor_not_mailed)
       VALUES ($1, 'Ada', 'L', 'ada@example.com', 'Hi', '{filled in very fast}', true)`,
      [id],
    );
    expect(await props('contact-notification', id)).toMatchObject({
      leadId: id,
      typed: { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', message: 'Hi' },
      suspicions: ['filled in very fast'],
      visitorNotMailed: true,
    });
  });

  it('the props of a notice to sales say whom to call, and what was not delivered', async () => {
    const leadId = crypto.randomUUID();
    await source.query(
      `INSERT INTO tour_bookings (id, kind, full_name, email, phone_number, preferred_date, preferred_time, typed)
       VALUES ($1, 'tour', 'Ada L', 'ada@example.com', '+49 69 1', '-', '-', '{}')`,
      [leadId],
    );
    const [{ id: aboutMail }] = await source.query<[{ id: string }]>(
      `INSERT INTO mails (kind, form, lead_id, recipient, to_address, status, last_reply, finished_at)
       VALUES ('tour-confirmation', 'tour', $1, 'visitor', 'ada@example.com', 'dead', '550 No such user', now())
       RETURNING id`,
      [leadId],
    );
    const notice = () => props('unreached-notification', leadId, { form: 'tour', aboutMail });
    expect(await notice()).toMatchObject({
      unsent: 'Tour: confirmation',
      typed: { name: 'Ada L', email: 'ada@example.com', phone: '+49 69 1' },
    });
    expect(await props('daily-digest', crypto.randomUUID())).toEqual({
      mails: [{ name: 'Tour: confirmation', status: 'dead', leadId }],
      total: 1,
      remarks: [],
      opsUrl: 'https://stage.example/ops/mails',
      desk: null,
    });
    await source.query(`UPDATE mails SET status = 'due' WHERE id = $1`, [aboutMail]);
    await expect(notice()).rejects.toThrow('on its way by now');
    await expect(props('daily-digest', crypto.randomUUID())).rejects.toThrow('nothing to say');
    await source.query(`INSERT INTO retention_runs (brake) VALUES ('share')`);
    expect(await props('daily-digest', crypto.randomUUID())).toMatchObject({
      total: 0,
      remarks: [expect.stringContaining('--dry-run')],
    });
  });

  it('the props of a notice to sales say whom to call after an undelivered newsletter or calendar mail', async () => {
    const [message, enquiry, booking] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await source.query(
      `INSERT INTO contact_submissions (id, first_name, last_name, email, message) VALUES ($1, 'Ada', 'L', 'ada@example.com', 'Hi')`,
      [message],
    );
    await source.query(
      `INSERT INTO bookings (id, origin, lead_form, lead_id, client, client_email, venue, day, hire, starts_at, ends_at, set_up_minutes, dismantling_minutes)
       SELECT id, 'sales', form, lead, client, email, 'arena', '2030-01-01', 'full-day', '2030-01-01T08:00Z', '2030-01-01T18:00Z', 0, 0
       FROM (VALUES ($1::uuid, 'contact', $2::uuid, NULL, NULL), ($3, NULL, NULL, 'Bob B', 'bob@example.com')) b (id, form, lead, client, email)`,
      [enquiry, message, booking],
    );
    const reader = await subscription('pending');
    const typed = [];
    for (const [kind, form, leadId] of [
      ['booking-answer', 'contact', enquiry],
      ['booking-answer', 'contact', booking],
      ['newsletter-opt-in', 'newsletter', reader],
    ] as const) {
      const [{ id: aboutMail }] = await source.query<[{ id: string }]>(
        `INSERT INTO mails (kind, form, lead_id, recipient, to_address, status, last_reply, finished_at, settled_at)
         VALUES ($1, $2, $3, 'visitor', 'x@example.com', 'dead', '550', now(), now()) RETURNING id`,
        [kind, form, leadId],
      );
      typed.push((await props('unreached-notification', leadId, { form, aboutMail })).typed);
    }
    expect(typed).toMatchObject([
      { name: 'Ada L', email: 'ada@example.com' },
      { name: 'Bob B', email: 'bob@example.com' },
      { name: 'A reader of the newsletter', email: expect.stringContaining('@') },
    ]);
  });

  it('are withdrawn when the lead was deleted', async () => {
    for (const kind of ['contact-notification', 'tour-confirmation', 'newsletter-opt-in'] as const)
      await expect(props(kind, crypto.randomUUID())).rejects.toThrow('is gone');
  });
});
