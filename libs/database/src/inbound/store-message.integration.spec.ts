// Rules: inbound.once, inbound.consequences
import { createHash, randomUUID } from 'node:crypto';
import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import { createMigratedDatabase, testManager } from '../testing/migrated-database';
import type { TokenSubject } from './message-subject';
import { type ReadMessage, storeMessage } from './store-message';

let database: TestDatabase;
let manager: EntityManager;
beforeAll(async () => {
  database = await createMigratedDatabase();
  manager = await testManager(database.url);
});
afterAll(async () => {
  await manager?.dataSource.destroy();
  await database?.drop();
});
beforeEach(() =>
  manager.query(
    'TRUNCATE inbound_mails, lead_events, mails, contact_submissions, tour_bookings, newsletter_subscriptions',
  ),
);

const all = <Row>(text: string) => manager.query<Row[]>(text);
const events = async () =>
  (await all<{ event: string }>('SELECT event FROM lead_events ORDER BY id')).map(({ event }) => event);
const enqueued = async () =>
  (await all<{ kind: string }>(`SELECT kind FROM mails WHERE recipient = 'sales' ORDER BY created_at`)).map(
    ({ kind }) => kind,
  );

function message(token: TokenSubject | undefined, different: Partial<ReadMessage> = {}): ReadMessage {
  const messageId = `<${randomUUID()}@visitor.example>`;
  return {
    kind: 'visitor-reply',
    sender: 'ada@visitor.example',
    subject: 'Re: Your request',
    sentAt: new Date('2026-06-12T13:00:00Z'),
    messageId,
    inReplyTo: null,
    visibleText: 'Tuesday suits us.',
    fullText: 'Tuesday suits us.\n> Hello',
    attachmentNames: [],
    verdict: null,
    reason: null,
    raw: Buffer.from('Subject: x\r\n\r\nx'),
    fingerprint: createHash('sha256').update(messageId).digest(),
    token,
    loop: false,
    ...different,
  };
}

async function contact(): Promise<string> {
  const id = randomUUID();
  await manager.query(
    `INSERT INTO contact_submissions (id, first_name, last_name, email, message) VALUES ($1, 'Ada', 'Byron', 'Ada@visitor.example', 'Hello')`,
    [id],
  );
  return id;
}

/** A mail to the lead's visitor that their server has accepted. */
async function sentMail(leadId: string, kind = 'contact-confirmation', status = 'sent'): Promise<string> {
  const [mail] = await manager.query<{ id: string }[]>(
    `INSERT INTO mails (kind, form, lead_id, recipient, to_address, status, due_at)
     VALUES ($1, 'contact', $2, 'visitor', 'Ada@visitor.example', $3, now() + interval '1 day') RETURNING id`,
    [kind, leadId, status],
  );
  return mail?.id ?? '';
}

const bounce = (mailId: string, verdict: string) =>
  message({ purpose: 'bounce', id: mailId }, { kind: 'bounce', verdict, reason: `${verdict} (address)` });

describe('a message that came in', () => {
  it('an inbound message is stored once with its lead, notifies sales, and is in the timeline', async () => {
    const lead = await contact();
    const reply = message({ purpose: 'reply', id: lead });
    expect(await storeMessage(manager, reply)).toBe('stored');
    expect(await storeMessage(manager, reply)).toBe('duplicate');
    const rows = await all('SELECT lead_id, form, kind, quarantined FROM inbound_mails');
    expect(rows).toEqual([{ lead_id: lead, form: 'contact', kind: 'visitor-reply', quarantined: false }]);
    expect(await events()).toEqual(['visitor-replied']);
    expect(await enqueued()).toEqual(['reply-notification']);
  });

  it('an inbound message is stored once however often it comes in at the same time', async () => {
    const reply = message({ purpose: 'reply', id: await contact() });
    const ends = await Promise.all(Array.from({ length: 8 }, () => storeMessage(manager, reply)));
    expect(ends.filter((end) => end === 'stored')).toHaveLength(1);
    expect(await enqueued()).toEqual(['reply-notification']);
  });

  it('a hard bounce marks the mail, suspends the newsletter, stops reminders and has sales call', async () => {
    const lead = await contact();
    await manager.query(
      `INSERT INTO newsletter_subscriptions (id, email, status) VALUES (gen_random_uuid(), 'ADA@visitor.example', 'confirmed')`,
    );
    const mail = await sentMail(lead);
    await sentMail(lead, 'webinar-reminder-day', 'due');
    await storeMessage(manager, bounce(mail, 'hard'));
    expect(await all(`SELECT bounced_at IS NOT NULL AS bounced, last_reply FROM mails WHERE id = '${mail}'`)).toEqual([
      { bounced: true, last_reply: 'bounced: hard (address)' },
    ]);
    expect(
      await all(`SELECT status, settled_at IS NOT NULL AS settled FROM mails WHERE kind = 'webinar-reminder-day'`),
    ).toEqual([{ status: 'dead', settled: true }]);
    expect(await all('SELECT status, suspended_at IS NOT NULL AS suspended FROM newsletter_subscriptions')).toEqual([
      { status: 'confirmed', suspended: true },
    ]);
    expect(await enqueued()).toEqual(['unreached-notification']);
    expect(await events()).toEqual(['mail-bounced', 'reminders-stopped', 'newsletter-suspended']);
  });

  it('a soft bounce changes nothing until the third within a week', async () => {
    const mail = await sentMail(await contact());
    for (const verdict of ['soft', 'mailbox-full', 'policy', 'delayed'])
      await storeMessage(manager, bounce(mail, verdict));
    expect(await enqueued()).toEqual([]);
    await storeMessage(manager, bounce(mail, 'soft'));
    expect(await enqueued()).toEqual(['unreached-notification']);
    expect((await events()).at(-1)).toBe('mail-bounced');
  });

  it('a soft bounce of eight days ago does not count', async () => {
    const mail = await sentMail(await contact());
    await storeMessage(manager, bounce(mail, 'soft'));
    await storeMessage(manager, bounce(mail, 'soft'));
    await manager.query(`UPDATE inbound_mails SET received_at = now() - interval '8 days'`);
    await storeMessage(manager, bounce(mail, 'soft'));
    expect(await enqueued()).toEqual([]);
  });

  it('a complaint ends the subscription immediately', async () => {
    const lead = await contact();
    await manager.query(
      `INSERT INTO newsletter_subscriptions (id, email, status) VALUES (gen_random_uuid(), 'ada@visitor.example', 'confirmed')`,
    );
    await storeMessage(manager, message({ purpose: 'bounce', id: await sentMail(lead) }, { kind: 'complaint' }));
    expect(await all('SELECT status FROM newsletter_subscriptions')).toEqual([{ status: 'unsubscribed' }]);
    expect(await events()).toEqual(['complained', 'newsletter-unsubscribed']);
  });

  it('an inbound message without a lead, or for a deleted one, is stored and goes to sales', async () => {
    await storeMessage(manager, message(undefined, { kind: 'unknown' }));
    await storeMessage(manager, message({ purpose: 'reply', id: randomUUID() }));
    expect(await enqueued()).toEqual(['message-notification', 'message-notification']);
    expect(await all('SELECT lead_id FROM inbound_mails')).toEqual([{ lead_id: null }, { lead_id: null }]);
  });

  it('a returned mail of ours, or one of more than twenty an hour, is quarantined without consequences', async () => {
    const lead = await contact();
    expect(await storeMessage(manager, message({ purpose: 'reply', id: lead }, { loop: true }))).toBe('quarantined');
    for (let count = 1; count < 20; count++) await storeMessage(manager, message({ purpose: 'reply', id: lead }));
    expect(await storeMessage(manager, message({ purpose: 'reply', id: lead }))).toBe('quarantined');
    expect(await enqueued()).toHaveLength(19);
    expect((await events()).filter((event) => event === 'mail-quarantined')).toHaveLength(2);
  });

  it.each([
    ['answer-copy', 'sales-answered'],
    ['calendar-reply', 'calendar-answered'],
    ['auto-reply', 'answered-automatically'],
  ] as const)('an inbound message of the kind %s is an entry in the timeline and no mail', async (kind, event) => {
    await storeMessage(manager, message({ purpose: 'copy', id: await contact() }, { kind }));
    expect(await events()).toEqual([event]);
    expect(await enqueued()).toEqual([]);
  });
});
