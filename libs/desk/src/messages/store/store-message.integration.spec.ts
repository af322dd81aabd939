// Rules: inbound.once, inbound.consequences, inbound.answers, inbound.loops
import { createHash, randomUUID } from 'node:crypto';
import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import { ExpiredRowsQueries } from '@mainstage/database/mails/expired-rows.queries';
import { deleteMails } from '@mainstage/database/mails/sent-messages';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { deskManager } from '../../testing/desk-manager';
import type { TokenSubject } from './message-subject';
import { type ReadMessage, storeMessage } from './store-message';

let database: TestDatabase;
let manager: EntityManager;
beforeAll(async () => {
  database = await createMigratedDatabase();
  manager = await deskManager(database.url);
});
afterAll(async () => {
  await manager?.dataSource.destroy();
  await database?.drop();
});
beforeEach(() =>
  manager.query(
    'TRUNCATE inbound_mails, lead_events, mails, contact_submissions, tour_bookings, newsletter_subscriptions, bookings CASCADE',
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
    kind: 'written',
    authorship: 'person',
    fromTeam: false,
    member: null,
    failedChecks: null,
    recipients: [],
    ourDomain: 'stage.example',
    sender: 'ada@visitor.example',
    subject: 'Re: Your request',
    sentAt: new Date('2026-06-12T13:00:00Z'),
    messageId,
    inReplyTo: null,
    visibleText: 'Tuesday suits us.',
    fullText: 'Tuesday suits us.\n> Hello',
    attachmentNames: [],
    notices: [],
    verdict: null,
    reason: null,
    raw: Buffer.from('Subject: x\r\n\r\nx'),
    fingerprint: createHash('sha256').update(messageId).digest(),
    token,
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
  it('is stored once with its lead, notifies sales, and is in the timeline', async () => {
    const lead = await contact();
    const reply = message({ purpose: 'reply', id: lead });
    expect(await storeMessage(manager, reply)).toMatchObject({ outcome: 'stored', kind: 'visitor-reply' });
    expect(await storeMessage(manager, reply)).toMatchObject({ outcome: 'duplicate' });
    const rows = await all('SELECT lead_id, form, kind, quarantined, sender_relation FROM inbound_mails');
    expect(rows).toEqual([
      { lead_id: lead, form: 'contact', kind: 'visitor-reply', quarantined: false, sender_relation: 'visitor' },
    ]);
    expect(await events()).toEqual(['visitor-replied']);
    expect(await enqueued()).toEqual(['reply-notification']);
  });

  it('belongs to the lead of the booking whose mail it answers, or whose mail came back', async () => {
    const lead = await contact();
    const [booking] = await manager.query<[{ id: string }]>(
      `INSERT INTO bookings (origin, lead_form, lead_id, venue, day, starts_at, ends_at, set_up_minutes, dismantling_minutes)
       VALUES ('visitor', 'contact', $1, 'arena', '2030-09-02', '2030-09-02T10:00Z', '2030-09-02T12:00Z', 0, 0) RETURNING id`,
      [lead],
    );
    const mail = await sentMail(booking.id, 'booking-option');
    const { id } = booking;
    const team = { fromTeam: true, member: 'lena@stage.example', recipients: ['ada@visitor.example'] };
    await storeMessage(manager, message({ purpose: 'reply', id }));
    await storeMessage(manager, message({ purpose: 'copy', id }, { ...team, sender: 'lena@stage.example' }));
    await storeMessage(manager, bounce(mail, 'hard'));
    const stored = await all('SELECT lead_id, form, kind FROM inbound_mails ORDER BY received_at');
    const of = { lead_id: lead, form: 'contact' };
    expect(stored).toEqual(['visitor-reply', 'answer-copy', 'bounce'].map((kind) => ({ ...of, kind })));
    expect(await events()).toEqual(['visitor-replied', 'sales-answered', 'mail-bounced']);
    expect(await enqueued()).toEqual(['reply-notification', 'unreached-notification']);
  });

  it('is stored once however often it comes in at the same time', async () => {
    const reply = message({ purpose: 'reply', id: await contact() });
    const ends = await Promise.all(Array.from({ length: 8 }, () => storeMessage(manager, reply)));
    expect(ends.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
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

  it('is stored without a lead, or for a deleted one, and goes to sales', async () => {
    await storeMessage(manager, message(undefined, { kind: 'unknown' }));
    await storeMessage(manager, message({ purpose: 'reply', id: randomUUID() }));
    expect(await enqueued()).toEqual(['message-notification', 'message-notification']);
    expect(await all('SELECT lead_id FROM inbound_mails')).toEqual([{ lead_id: null }, { lead_id: null }]);
  });

  it('is quarantined without consequences where it is more than the twentieth of an hour', async () => {
    const lead = await contact();
    const send = (authorship: ReadMessage['authorship']) =>
      storeMessage(manager, message({ purpose: 'reply', id: lead }, { authorship }));
    for (let count = 0; count < 20; count++) {
      await send('perhaps-automatic');
      await send('automatic');
    }
    expect(await send('perhaps-automatic')).toMatchObject({ outcome: 'quarantined' });
    for (let count = 0; count < 20; count++) expect(await send('person')).toMatchObject({ outcome: 'stored' });
    expect(await send('person')).toMatchObject({ outcome: 'quarantined' });
    expect((await events()).filter((event) => event === 'mail-quarantined')).toHaveLength(2);
  });

  it('is quarantined as ours by a Message-ID of the outbox, also after the mail was deleted', async () => {
    const lead = await contact();
    const mail = await sentMail(lead);
    await manager.query('UPDATE mails SET attempts = 1');
    const returned = () =>
      storeMessage(
        manager,
        message(
          { purpose: 'reply', id: lead },
          {
            messageId: `<${mail}@Stage.example>`,
            fingerprint: createHash('sha256').update(randomUUID()).digest(),
          },
        ),
      );
    expect(await returned()).toMatchObject({ outcome: 'quarantined' });
    expect(await deleteMails(manager, { leadId: lead })).toBe(1);
    expect(await returned()).toMatchObject({ outcome: 'quarantined' });
    await manager.query(`UPDATE sent_message_hashes SET deleted_at = now() - interval '13 months'`);
    expect(await new ExpiredRowsQueries(manager).deleteAll()).toMatchObject({ sent_message_hashes: 1 });
    expect(await returned()).toMatchObject({ outcome: 'stored' });
  });

  it('is a person’s where its Message-ID merely looks like ours', async () => {
    const reply = message({ purpose: 'reply', id: await contact() }, { messageId: `<${randomUUID()}@stage.example>` });
    expect(await storeMessage(manager, reply)).toMatchObject({ outcome: 'stored', kind: 'visitor-reply' });
    expect(await enqueued()).toEqual(['reply-notification']);
  });

  it('goes to sales and changes nothing where it is perhaps automatic', async () => {
    const perhaps = { authorship: 'perhaps-automatic' } as const;
    await storeMessage(manager, message({ purpose: 'reply', id: await contact() }, perhaps));
    const receipt = { ...perhaps, fromTeam: true, recipients: ['ada@visitor.example'] };
    await storeMessage(manager, message({ purpose: 'copy', id: await contact() }, receipt));
    expect(await events()).toEqual(['perhaps-answered-automatically', 'perhaps-answered-automatically']);
    expect(await enqueued()).toEqual(['reply-notification', 'reply-notification']);
  });

  it('is an entry in the timeline and no mail where it is automatic', async () => {
    const automatic = { kind: 'auto-reply', authorship: 'automatic' } as const;
    await storeMessage(manager, message({ purpose: 'reply', id: await contact() }, automatic));
    expect(await events()).toEqual(['answered-automatically']);
    expect(await enqueued()).toEqual([]);
  });

  it.each([
    ['accepted', '', 0],
    ['accepted', 'We will be four.', 1],
    ['declined', '', 1],
  ])(
    'is an entry in the timeline where it answers a calendar entry: %s, "%s", %i mails',
    async (verdict, text, mails) => {
      const answer = { kind: 'calendar-reply', verdict, visibleText: text } as const;
      await storeMessage(manager, message({ purpose: 'reply', id: await contact() }, answer));
      expect(await events()).toEqual(['calendar-answered']);
      expect(await enqueued()).toHaveLength(mails);
    },
  );

  it('suspends nothing as a bounce without the token of its envelope', async () => {
    const lead = await contact();
    await sentMail(lead, 'webinar-reminder-day', 'due');
    const unproven = message(
      { purpose: 'reply', id: lead },
      { kind: 'bounce', authorship: 'automatic', verdict: 'hard' },
    );
    await storeMessage(manager, unproven);
    expect(await all(`SELECT status FROM mails WHERE kind = 'webinar-reminder-day'`)).toEqual([{ status: 'due' }]);
    expect(await events()).toEqual(['report-unproven']);
    expect(await enqueued()).toEqual(['message-notification']);
  });
});

describe('a report without a proof', () => {
  const bounce = { kind: 'bounce', authorship: 'automatic', verdict: 'hard', reason: '5.1.1 address-unknown' } as const;
  const returning = (id: string, tokens: TokenSubject[] = []) => ({
    returned: { messageIds: [`<${randomUUID()}@mx.example>`, `<${id}@stage.example>`], tokens, isNotice: true },
  });
  const reported = () => all(`SELECT reported_recipient, mail_id, lead_id FROM inbound_mails`);

  async function mailTo(recipient: 'visitor' | 'sales' | 'team', lead: string): Promise<string> {
    const [mail] = await all<{ id: string }>(
      `INSERT INTO mails (kind, form, lead_id, recipient, to_address, status, attempts, finished_at)
       VALUES ('contact-confirmation', 'contact', '${lead}', '${recipient}', NULL, 'sent', 1, now()) RETURNING id`,
    );
    return mail!.id;
  }

  it('marks the mail that the Message-ID of the returned one names, and asks sales to call', async () => {
    const lead = await contact();
    const id = await mailTo('visitor', lead);
    await storeMessage(manager, message(undefined, { ...bounce, ...returning(id) }));
    expect(
      await all(`SELECT bounced_at, unproven_bounce_at IS NOT NULL AS marked FROM mails WHERE id = '${id}'`),
    ).toEqual([{ bounced_at: null, marked: true }]);
    expect(await events()).toEqual(['report-unproven']);
    expect(await enqueued()).toEqual(['message-notification']);
    expect(await reported()).toEqual([{ reported_recipient: 'visitor', mail_id: id, lead_id: lead }]);
  });

  it('finds the lead by the returned address for replies, and marks nothing', async () => {
    const lead = await contact();
    await storeMessage(
      manager,
      message(undefined, { ...bounce, ...returning(randomUUID(), [{ purpose: 'reply', id: lead }]) }),
    );
    expect(await reported()).toEqual([{ reported_recipient: 'visitor', mail_id: null, lead_id: lead }]);
    expect(await enqueued()).toEqual(['message-notification']);
  });

  it('marks nothing where the mail is only delayed', async () => {
    const id = await mailTo('visitor', await contact());
    await storeMessage(manager, message(undefined, { ...bounce, verdict: 'delayed', ...returning(id) }));
    expect(await all('SELECT 1 FROM mails WHERE unproven_bounce_at IS NOT NULL')).toEqual([]);
    expect(await events()).toEqual(['mail-delayed']);
    expect(await enqueued()).toEqual([]);
  });

  it('is for operators alone where the mail was to sales or a member, wherever it came to', async () => {
    const lead = await contact();
    for (const recipient of ['sales', 'team'] as const) {
      const id = await mailTo(recipient, lead);
      for (const token of [undefined, { purpose: 'reply', id: lead }, { purpose: 'copy', id: lead }] as const)
        for (const kind of ['bounce', 'complaint', 'auto-reply', 'written'] as const) {
          const authorship = kind === 'written' ? 'person' : 'automatic';
          const stored = await storeMessage(
            manager,
            message(token, { ...bounce, ...returning(id), kind, authorship, inReplyTo: `<${id}@stage.example>` }),
          );
          expect(stored).toMatchObject({ reportedRecipient: 'sales' });
        }
    }
    await storeMessage(manager, message({ purpose: 'copy', id: lead }, bounce));
    await storeMessage(
      manager,
      message(undefined, { ...bounce, ...returning(randomUUID(), [{ purpose: 'copy', id: lead }]) }),
    );
    expect(await enqueued()).toEqual(['contact-confirmation']);
  });

  it('reaches operators alone where nothing names the mail, or it is deleted', async () => {
    const id = await mailTo('visitor', await contact());
    await deleteMails(manager, { id });
    await storeMessage(manager, message(undefined, { ...bounce, ...returning(id) }));
    await storeMessage(manager, message(undefined, bounce));
    expect(await reported()).toEqual([
      { reported_recipient: 'unknown', mail_id: null, lead_id: null },
      { reported_recipient: 'unknown', mail_id: null, lead_id: null },
    ]);
    expect(await enqueued()).toEqual([]);
  });

  it('brings no mail where a machine answers a mail to sales, and stands in the timeline where it may be a person’s', async () => {
    const lead = await contact();
    const inReplyTo = `<${await mailTo('sales', lead)}@stage.example>`;
    const perhaps = { authorship: 'perhaps-automatic', inReplyTo } as const;
    await storeMessage(manager, message({ purpose: 'copy', id: lead }, perhaps));
    await storeMessage(manager, message(undefined, perhaps));
    await storeMessage(manager, message(undefined, { authorship: 'perhaps-automatic', fromTeam: true }));
    expect(await events()).toEqual(['perhaps-answered-automatically']);
    expect(await enqueued()).toEqual(['contact-confirmation']);
  });
});

describe('a message without a lead', () => {
  const stray = (different: Partial<ReadMessage> = {}) => storeMessage(manager, message(undefined, different));

  it('goes to sales up to twenty times an hour', async () => {
    for (let count = 0; count < 20; count++) expect(await stray()).toMatchObject({ outcome: 'stored' });
    expect(await stray()).toMatchObject({ outcome: 'quarantined' });
    expect(await enqueued()).toHaveLength(20);
  });

  it('is counted together with those that are perhaps automatic, which leave fifteen for people', async () => {
    for (let count = 0; count < 5; count++)
      expect(await stray({ authorship: 'perhaps-automatic' })).toMatchObject({ outcome: 'stored' });
    for (let count = 0; count < 20; count++)
      expect(await stray({ authorship: 'perhaps-automatic' })).toMatchObject({ outcome: 'quarantined' });
    for (let count = 0; count < 15; count++) expect(await stray()).toMatchObject({ outcome: 'stored' });
    expect(await stray()).toMatchObject({ outcome: 'quarantined' });
    expect(await enqueued()).toHaveLength(20);
  });

  it('goes nowhere where it is automatic: a report about a mail to sales must not bring another one', async () => {
    await stray({ kind: 'bounce', authorship: 'automatic', verdict: 'mailbox-full' });
    await stray({ kind: 'auto-reply', authorship: 'automatic' });
    expect(await enqueued()).toEqual([]);
  });
});

describe('an answer of sales', () => {
  const lena = { sender: 'lena@stage.example', fromTeam: true, member: 'lena@stage.example' };
  const to = (...recipients: string[]) => ({ recipients });
  const kindAt = async (purpose: 'copy' | 'reply', lead: string, different: Partial<ReadMessage>) =>
    (await storeMessage(manager, message({ purpose, id: lead }, different))).kind;

  it('is a message of the team to the client that came to the copy address', async () => {
    const lead = await contact();
    expect(await kindAt('copy', lead, { ...lena, ...to('ada+stage@visitor.example') })).toBe('answer-copy');
    expect(await kindAt('copy', lead, { ...lena, ...to('tom@stage.example') })).toBe('team-message');
    expect(await kindAt('reply', lead, { ...lena, ...to('ada@visitor.example') })).toBe('visitor-reply');
    expect(await events()).toEqual(['sales-answered', 'team-wrote', 'visitor-replied']);
  });

  it('is one to a former address of the client, or to whoever wrote for them', async () => {
    const lead = await contact();
    await manager.query(
      `INSERT INTO lead_events (lead_id, form, event, previous_address) VALUES ($1, 'contact', 'address-corrected', 'ada@vistor.example')`,
      [lead],
    );
    expect(await kindAt('copy', lead, { ...lena, ...to('ada@vistor.example') })).toBe('answer-copy');
    expect(await kindAt('copy', lead, { ...lena, ...to('eve@agency.example') })).toBe('team-message');
    await kindAt('reply', lead, { sender: 'eve@agency.example' });
    expect(await kindAt('copy', lead, { ...lena, ...to('eve@agency.example') })).toBe('answer-copy');
  });

  it('is none from a client who replies to all, or from somebody whom nobody knows', async () => {
    const lead = await contact();
    expect(await kindAt('copy', lead, { ...to('lena@stage.example', 'ada@visitor.example') })).toBe('visitor-reply');
    expect(await kindAt('copy', lead, { sender: 'tom@visitor.example' })).toBe('visitor-reply');
    const caterer = { sender: 'kitchen@caterer.example', ...to('ada@visitor.example') };
    expect(await kindAt('copy', lead, caterer)).toBe('unknown-sender');
    expect(await kindAt('copy', lead, { ...lena, ...to('kitchen@caterer.example') })).toBe('team-message');
    expect(await enqueued()).toHaveLength(3);
  });

  it('is none where the checks of its sender failed, until the desk says so', async () => {
    const forged = { ...lena, ...to('ada@visitor.example'), failedChecks: 'dmarc=fail' };
    expect(await kindAt('copy', await contact(), forged)).toBe('unknown-sender');
  });
});

describe('the sender of a reply', () => {
  it.each([
    ['ADA+events@visitor.example', [], 'visitor'],
    ['tom@visitor.example', [], 'colleague'],
    ['eve@agency.example', ['ada@visitor.example'], 'colleague'],
    ['eve@agency.example', [], 'stranger'],
  ])('%s with %j is the %s', async (sender, recipients, relation) => {
    await storeMessage(manager, message({ purpose: 'reply', id: await contact() }, { sender, recipients }));
    expect(await all('SELECT sender_relation AS is FROM inbound_mails')).toEqual([{ is: relation }]);
  });

  it('is a stranger at a provider of mail, whichever the client uses', async () => {
    const lead = await contact();
    await manager.query(`UPDATE contact_submissions SET email = 'ada@gmx.de'`);
    await storeMessage(manager, message({ purpose: 'reply', id: lead }, { sender: 'tom@gmx.de' }));
    expect(await all('SELECT sender_relation AS is FROM inbound_mails')).toEqual([{ is: 'stranger' }]);
  });
});
