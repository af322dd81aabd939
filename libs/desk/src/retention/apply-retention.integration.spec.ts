// Rules: offer.retention
import { type Period, retention } from '@mainstage/content/constants/retention';
import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { deskManager } from '../testing/desk-manager';
import { rows } from '@mainstage/database/sql';
import { countDue, applyRetention as applyWithCaps } from './apply-retention';

let database: TestDatabase;
let manager: EntityManager;

beforeAll(async () => {
  database = await createMigratedDatabase();
  manager = await deskManager(database.url);
}, 60_000);
beforeEach(() =>
  manager.query(`TRUNCATE retention_runs, mails, consents, contact_submissions, tour_bookings, newsletter_subscriptions, webinars, bookings, accepted_offers
    RESTART IDENTITY CASCADE`),
);
afterAll(async () => {
  await manager.dataSource.destroy();
  await database.drop();
});

/** The rules without their caps; returns the rows that each one deleted. */
const applyRetention = async (sql: EntityManager) =>
  (await applyWithCaps(sql, { unlimited: true, acceptClock: true })).ended;

/** A time one hour before or after the end of a period, by the database clock. */
const over = (period: Period) => `now() - interval '${period}' - interval '1 hour'`;
const within = (period: Period) => `now() - interval '${period}' + interval '1 hour'`;

/** Inserts a row; values are SQL. */
async function insert(table: string, columns: Record<string, string>): Promise<string> {
  const row: Record<string, string> = { id: 'gen_random_uuid()', ...columns };
  const [made] = await rows<{ id: string }>(
    manager,
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')}) RETURNING id`,
  );
  return made?.id ?? '';
}

const consent = (lead: string, form: string, at: string) =>
  manager.query(
    `INSERT INTO consents (lead_id, form, text_version, given_at) VALUES ('${lead}', '${form}', 'v', ${at})`,
  );
const mail = (lead: string, form: string, status: string, finishedAt: string) =>
  insert('mails', {
    kind: `'${form}-confirmation'`,
    form: `'${form}'`,
    lead_id: `'${lead}'`,
    to_address: `'ada@example.com'`,
    status: `'${status}'`,
    finished_at: finishedAt,
  });

async function contact(createdAt: string, mailStatus = 'sent'): Promise<string> {
  const text = { first_name: `'Ada'`, last_name: `'Byron'`, email: `'ada@example.com'`, message: `'Hello'` };
  const id = await insert('contact_submissions', { ...text, created_at: createdAt });
  await consent(id, 'contact', createdAt);
  await mail(id, 'contact', mailStatus, mailStatus === 'sent' ? 'now()' : 'NULL');
  return id;
}

async function booking(kind: 'tour' | 'webinar' | 'business_event', createdAt: string, startsAt = 'NULL') {
  const webinar = kind === 'webinar';
  const id = await insert('tour_bookings', {
    kind: `'${kind}'`,
    full_name: `'Ada Byron'`,
    email: `'ada@example.com'`,
    company: `'Engines'`,
    phone_number: `'+49 69 90009-121'`,
    phone_e164: `'+496990009121'`,
    preferred_date: `'2026-01-01'`,
    preferred_time: `'10:00'`,
    number_of_guests: '4',
    additional_information: `'Half an idea'`,
    typed: `'{"message":"Half an idea"}'`,
    webinar_starts_at: webinar ? startsAt : 'NULL',
    webinar_status: webinar ? `'confirmed'` : 'NULL',
    created_at: createdAt,
  });
  await consent(id, kind, createdAt);
  return id;
}

async function subscription(email: string, columns: Record<string, string>, createdAt: string): Promise<string> {
  const id = await insert('newsletter_subscriptions', { email: `'${email}'`, created_at: createdAt, ...columns });
  await consent(id, 'newsletter', createdAt);
  await mail(id, 'newsletter', 'sent', createdAt);
  return id;
}

const ids = async (table: string, column = 'id') =>
  (await rows<{ id: string }>(manager, `SELECT ${column} AS id FROM ${table}`)).map(({ id }) => id).sort();
const look = async (id: string) =>
  (await rows<Record<string, unknown>>(manager, 'SELECT * FROM tour_bookings WHERE id = $1', [id]))[0];

async function calendarEntry(endedAt: string): Promise<string> {
  const id = await insert('bookings', {
    ...{ origin: `'sales'`, venue: `'arena'`, day: `'2026-01-01'`, set_up_minutes: '0', dismantling_minutes: '0' },
    ...{ client: `'Ada Byron'`, client_email: `'ada@example.com'`, public_title: `'Gala of Ada'`, state: `'released'` },
    ...{ starts_at: `${endedAt} - interval '2 hours'`, ends_at: endedAt },
  });
  await manager.query(
    `INSERT INTO booking_events (booking_id, by, action, before, note)
     VALUES ($1, 'sales', 'release', '{"client": "Ada Byron", "venue": "arena"}', 'Ada called')`,
    [id],
  );
  return id;
}

describe('retention', () => {
  it('erases who booked a room at the end of its time, but not that the room was taken', async () => {
    const [kept, old] = [
      await calendarEntry(within(retention.bookingDetails)),
      await calendarEntry(over(retention.bookingDetails)),
    ];
    expect(await applyRetention(manager)).toMatchObject({ bookingDetailsErased: 1 });
    expect(await applyRetention(manager)).toMatchObject({ bookingDetailsErased: 0 });
    const seen = await rows<{ id: string }>(
      manager,
      `SELECT b.id, venue, client, client_email, public_title, note, before FROM bookings b JOIN booking_events e ON e.booking_id = b.id`,
    );
    const sorted = [kept, old].map((id) => seen.find((one) => one.id === id));
    expect(sorted).toEqual([
      expect.objectContaining({ client: 'Ada Byron', client_email: 'ada@example.com', note: 'Ada called' }),
      {
        id: old,
        venue: 'arena',
        client: null,
        client_email: null,
        public_title: null,
        note: null,
        before: { venue: 'arena' },
      },
    ]);
  });

  it('deletes enquiries with mails and consent records at the end of their time, none before', async () => {
    const kept = [await contact(within(retention.enquiries)), await booking('tour', within(retention.enquiries))];
    await contact(over(retention.enquiries));
    await booking('tour', over(retention.enquiries));
    expect(await applyRetention(manager)).toMatchObject({ contactsDeleted: 1, toursDeleted: 1 });
    expect([...(await ids('contact_submissions')), ...(await ids('tour_bookings'))]).toEqual(kept);
    expect(await ids('consents', 'lead_id')).toEqual([...kept].sort());
    expect(await ids('mails', 'lead_id')).toEqual(kept.slice(0, 1));
  });

  it('leaves a lead whose mail is still pending', async () => {
    const lead = await contact(over(retention.enquiries), 'due');
    await applyRetention(manager);
    expect(await ids('contact_submissions')).toEqual([lead]);
  });

  it.each([
    ['webinar', retention.webinarDetails],
    ['business_event', retention.applicationDetails],
  ] as const)('erases what was typed for a %s and keeps address, kind, date and consent', async (kind, period) => {
    const [old, young] = [
      await booking(kind, over(period), over(period)),
      await booking(kind, within(period), over(period)),
    ];
    await applyRetention(manager);
    expect(await look(old)).toMatchObject({
      email: 'ada@example.com',
      kind,
      preferred_date: '2026-01-01',
      full_name: '',
      company: null,
      phone_number: null,
      phone_e164: null,
      number_of_guests: null,
      additional_information: null,
      typed: {},
      erased_at: expect.any(Date),
    });
    expect(await look(young)).toMatchObject({
      full_name: 'Ada Byron',
      typed: { message: 'Half an idea' },
      erased_at: null,
    });
    expect(await ids('consents', 'lead_id')).toEqual([old, young].sort());
    expect(Object.values(await applyRetention(manager)).every((count) => count === 0)).toBe(true);
  });

  it('keeps a sign-up whole until the webinar is long over', async () => {
    const future = await booking('webinar', over(retention.webinarDetails), `now() + interval '1 day'`);
    expect(await applyRetention(manager)).toMatchObject({ webinarDetailsErased: 0 });
    expect(await look(future)).toMatchObject({ full_name: 'Ada Byron' });
  });

  it('deletes address and consent of sign-up and application at the end of the evidence’s time', async () => {
    const started = over(retention.consentEvidence);
    await booking('webinar', started, started);
    await booking('business_event', started);
    const kept = await booking('business_event', within(retention.consentEvidence));
    expect(await applyRetention(manager)).toMatchObject({ consentEvidenceDeleted: 2 });
    expect(await ids('tour_bookings')).toEqual([kept]);
    expect(await ids('consents', 'lead_id')).toEqual([kept]);
  });

  it('keeps a subscription with its evidence for as long as it lasts, and a while after its end', async () => {
    const longAgo = `now() - interval '10 years'`;
    const kept = [
      await subscription('confirmed@example.com', { status: `'confirmed'`, confirmed_at: longAgo }, longAgo),
      await subscription(
        'left@example.com',
        { status: `'unsubscribed'`, unsubscribed_at: within(retention.endedSubscription) },
        longAgo,
      ),
    ].sort();
    await subscription(
      'gone@example.com',
      { status: `'unsubscribed'`, unsubscribed_at: over(retention.endedSubscription) },
      longAgo,
    );
    expect(await applyRetention(manager)).toMatchObject({ endedSubscriptionsDeleted: 1, mailsDeleted: 0 });
    for (const [table, column] of [
      ['newsletter_subscriptions'],
      ['consents', 'lead_id'],
      ['mails', 'lead_id'],
    ] as const)
      expect(await ids(table, column)).toEqual(kept);
  });

  it('deletes a sign-up that nobody confirmed, unless it was requested again since', async () => {
    const pending = { status: `'pending'` };
    await subscription('never@example.com', pending, over(retention.unconfirmedSubscription));
    const again = await subscription('again@example.com', pending, over(retention.unconfirmedSubscription));
    await consent(again, 'newsletter', 'now()');
    const returned = await subscription(
      'returned@example.com',
      { ...pending, opt_in_round: '2' },
      over(retention.unconfirmedSubscription),
    );
    expect(await applyRetention(manager)).toMatchObject({ unconfirmedDeleted: 1, unconfirmedReturnsEnded: 1 });
    const left = await rows(
      manager,
      'SELECT id, status, unsubscribed_at IS NULL AS open FROM newsletter_subscriptions',
    );
    expect(left).toHaveLength(2);
    expect(left).toEqual(
      expect.arrayContaining([
        { id: again, status: 'pending', open: true },
        { id: returned, status: 'unsubscribed', open: false },
      ]),
    );
  });

  it('deletes old delivered or refused mails, never pending ones or those that need attention', async () => {
    const lead = await contact('now()', 'due');
    const finished = over(retention.deliveredMail);
    for (const status of ['sent', 'dead']) await mail(lead, 'contact', status, finished);
    const kept = [
      await mail(lead, 'contact', 'review', finished),
      await mail(lead, 'contact', 'sent', within(retention.deliveredMail)),
    ];
    expect(await applyRetention(manager)).toMatchObject({ mailsDeleted: 2 });
    expect(await ids('mails')).toEqual(expect.arrayContaining(kept));
    expect(await ids('mails')).toHaveLength(3);
  });

  it('deletes an accepted offer at the end of its own retention period', async () => {
    const offer = (acceptedAt: string) =>
      insert('accepted_offers', {
        ...{ lead_id: 'gen_random_uuid()', number: `'A-2030-0001'`, version: '1', content: `'{}'`, acceptance: `'{}'` },
        ...{ accepted_at: acceptedAt, pdf: `'%PDF'`, sha256: `'ab'`, message_id: `'<id@venue.example>'` },
      });
    const kept = await offer(within(retention.acceptedOffers));
    await offer(over(retention.acceptedOffers));
    expect(await applyRetention(manager)).toMatchObject({ acceptedOffersDeleted: 1 });
    expect(await ids('accepted_offers')).toEqual([kept]);
  });

  it('deletes other offers at the end of their period, with their versions, but none that was accepted', async () => {
    const [lead] = await rows<{ lead_id: string }>(
      manager,
      `INSERT INTO desk_leads (lead_id, form, state, received_at, name, email)
       VALUES (gen_random_uuid(), 'contact', 'won', now(), 'Ada', 'ada@example.com') RETURNING lead_id`,
    );
    const offer = async (createdAt: string, state: 'sent' | 'accepted') => {
      const number = `'A-2020-' || gen_random_uuid()`;
      const id = await insert('offers', { number, lead_id: `'${lead!.lead_id}'`, created_at: createdAt });
      await insert('offer_versions', {
        ...{ offer_id: `'${id}'`, version: '1', state: `'${state}'`, content: `'{}'` },
        ...{ request_key: 'gen_random_uuid()', client_token: `'${id}'`, reader_token: `'${id}'` },
        acceptance: state === 'accepted' ? `'{}'` : 'NULL',
      });
      return id;
    };
    const kept = [
      await offer(within(retention.otherOffers), 'sent'),
      await offer(over(retention.otherOffers), 'accepted'),
    ];
    await offer(over(retention.otherOffers), 'sent');
    expect(await applyRetention(manager)).toMatchObject({ otherOffersDeleted: 1 });
    expect((await ids('offers')).sort()).toEqual(kept.sort());
    expect(await ids('offer_versions')).toHaveLength(2);
  });

  it('deletes more rows than one batch', async () => {
    await manager.query(`INSERT INTO contact_submissions (id, first_name, last_name, email, message, created_at)
      SELECT gen_random_uuid(), 'Ada', 'Byron', 'ada@example.com', 'Hello', ${over(retention.enquiries)}
      FROM generate_series(1, 1200)`);
    expect(await applyRetention(manager)).toMatchObject({ contactsDeleted: 1200 });
  });
});

describe('the caps of retention', () => {
  const many = (count: number, age: string) =>
    manager.query(`INSERT INTO contact_submissions (id, first_name, last_name, email, message, created_at)
      SELECT gen_random_uuid(), 'Ada', 'Byron', 'ada@example.com', 'Hello', now() - interval '${age}'
      FROM generate_series(1, ${count})`);
  const left = async () => (await ids('contact_submissions')).length;
  const lastRun = (age: string) =>
    manager.query(`INSERT INTO retention_runs (started_at) VALUES (now() - interval '${age}')`);

  it('the caps of retention allow a twentieth of a table in a day at most, whatever the number of runs', async () => {
    await lastRun('1 hour');
    await many(40, '30 months');
    const result = await applyWithCaps(manager);
    expect(result).toMatchObject({ cap: 'share', postponed: ['contact_submissions'], ended: { contactsDeleted: 2 } });
    await Promise.all([applyWithCaps(manager), applyWithCaps(manager)]);
    expect(await left()).toBe(38);
    await manager.query(`UPDATE retention_runs SET started_at = started_at - interval '1 day'`);
    await applyWithCaps(manager);
    expect(await left()).toBe(36);
    expect((await applyWithCaps(manager, { unlimited: true })).ended.contactsDeleted).toBe(36);
  });

  it('have no effect where little is due', async () => {
    await lastRun('1 hour');
    await many(40, '1 day');
    await many(2, '30 months');
    expect(await applyWithCaps(manager)).toMatchObject({ postponed: [], ended: { contactsDeleted: 2 } });
  });

  it.each(['1100 days', '-3 hours'])('stop a run where the last one was %s ago by a clock that jumped', async (age) => {
    await lastRun(age);
    await many(20, '30 months');
    expect(await applyWithCaps(manager)).toMatchObject({ cap: 'clock', ended: { contactsDeleted: 0 } });
    expect(await applyWithCaps(manager)).toMatchObject({ cap: 'clock' });
    expect(await left()).toBe(20);
    expect((await applyWithCaps(manager, { acceptClock: true })).ended.contactsDeleted).toBe(1);
    expect((await applyWithCaps(manager)).cap).toBe('share');
  });

  it('the caps of retention doubt the clock at the very first run too, where every lead is old', async () => {
    await many(20, '1100 days');
    expect((await applyWithCaps(manager)).cap).toBe('clock');
    await many(1, '1 day');
    expect((await applyWithCaps(manager)).cap).toBe('share');
  });

  it('the caps of retention let a dry run count what is due and touch nothing', async () => {
    await many(700, '30 months');
    expect(await countDue(manager)).toMatchObject({ contactsDeleted: 700, toursDeleted: 0 });
    expect(await left()).toBe(700);
  });
});
