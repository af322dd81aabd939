// Rules: mail.once, mail.retry, mail.mailbox-cap
import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import { createMigratedDatabase, testManager } from '../testing/migrated-database';
import { rows } from '../sql';
import { visitorAttentionCount, visitorAttentionMails } from './attention';
import type { LeasedMail, NoLease } from './leased-mail';
import { MailDispatchQueries } from './mail-dispatch.queries';
import { ExpiredRowsQueries } from './expired-rows.queries';
import { OutboxStatisticsQueries } from './outbox-statistics.queries';
import { MailLeaseQueries } from './mail-lease.queries';
import { MailOutcomeQueries, type SendOutcome } from './mail-outcome.queries';

let database: TestDatabase;
let manager: EntityManager;
let dispatches: MailDispatchQueries;

beforeAll(async () => {
  database = await createMigratedDatabase();
  manager = await testManager(database.url);
  dispatches = new MailDispatchQueries(manager);
}, 60_000);
beforeEach(() => manager.query('TRUNCATE mails, mailbox_allowances'));
afterAll(async () => {
  await manager.dataSource.destroy();
  await database.drop();
});

async function enqueue(columns: Record<string, unknown> = {}): Promise<string> {
  const row = {
    kind: 'contact-confirmation',
    form: 'contact',
    lead_id: crypto.randomUUID(),
    to_address: 'ada@example.com',
    ...columns,
  };
  const names = Object.keys(row);
  const [mail] = await rows<{ id: string }>(
    manager,
    `INSERT INTO mails (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  return mail?.id ?? '';
}

async function look(id: string) {
  const [mail] = await rows<Record<string, unknown>>(
    manager,
    `SELECT status, attempts, unanswered, last_reply, lease_until, dispatched_at, needs_allowance, finished_at,
       round(extract(epoch FROM due_at - now()))::int AS due_in FROM mails WHERE id = $1`,
    [id],
  );
  return mail ?? {};
}

const acquire = async (on: EntityManager, id: string) =>
  (await new MailLeaseQueries(on).acquire([id]))[0] ?? new MailLeaseQueries(on).acquireWithAllowance(id);
const markFinalDot = async (on: EntityManager, leased: LeasedMail) =>
  (await new MailLeaseQueries(on).markFinalDots([leased]))[0];
const recordOutcome = async (on: EntityManager, leased: LeasedMail, outcome: SendOutcome, reply: string) =>
  (await new MailOutcomeQueries(on).record(outcome, [{ lease: leased, reply }]))[0];

async function leaseMail(id: string): Promise<LeasedMail> {
  const leased: LeasedMail | NoLease = await acquire(manager, id);
  if (typeof leased === 'string') throw new Error(leased);
  return leased;
}

const dueNow = (id: string) => manager.query('UPDATE mails SET due_at = now() WHERE id = $1', [id]);
const leaseOver = (id: string) =>
  manager.query(`UPDATE mails SET lease_until = now() - interval '1 s' WHERE id = $1`, [id]);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe('dispatching', () => {
  it('dispatching takes each due mail once, also by several concurrent relays, and none before its time', async () => {
    for (let count = 0; count < 20; count += 1) await enqueue();
    await enqueue({ due_at: new Date(Date.now() + 60_000) });
    const taken = await Promise.all(
      [1, 2, 3].map(() => manager.transaction((sql) => new MailDispatchQueries(sql).takeDue(10))),
    );
    const ids = taken.flat().map((mail) => mail.id);
    expect(ids.length).toBe(20);
    expect(new Set(ids).size).toBe(20);
  });

  it('dispatching puts mails due together into one job, and distributes a backlog to jobs of up to 25', async () => {
    const jobSizes = async () => {
      const sizes = new Map<string, number>();
      for (const { jobId } of await dispatches.takeDue(500)) sizes.set(jobId, (sizes.get(jobId) ?? 0) + 1);
      return [...sizes.values()];
    };
    for (let count = 0; count < 8; count += 1) await enqueue();
    expect(await jobSizes()).toEqual([8]);
    for (let count = 0; count < 60; count += 1) await enqueue();
    expect(await jobSizes()).toEqual([20, 20, 20]);
    expect((await dispatches.longDispatched(-1, 100)).filter(({ jobId }) => jobId).length).toBe(68);
  });

  it('dispatching takes fresh mails, the last first', async () => {
    const [older, fresh, freshest] = [
      await enqueue({ due_at: new Date(Date.now() - 60_000) }),
      await enqueue({ due_at: new Date(Date.now() - 2000) }),
      await enqueue(),
    ];
    expect((await dispatches.takeFresh(1)).map(({ id }) => id)).toEqual([freshest]);
    expect((await dispatches.takeOlder(5)).map(({ id }) => id)).toEqual([older]);
    expect((await dispatches.takeDue(5)).map(({ id }) => id)).toEqual([fresh]);
  });

  it('dispatching puts back what a worker did not start, and nothing that moved on', async () => {
    const [unstarted, leased] = [await enqueue(), await enqueue()];
    await dispatches.takeDue(10);
    await leaseMail(leased);
    await dispatches.putBack([unstarted, leased]);
    expect(await look(unstarted)).toMatchObject({ status: 'due', dispatched_at: null });
    expect(await look(leased)).toMatchObject({ status: 'sending' });
    expect((await dispatches.takeDue(10)).map(({ id }) => id)).toEqual([unstarted]);
  });

  it('dispatching releases a mail only where it was not dispatched again or leased meanwhile', async () => {
    const [waiting, again, leased] = [await enqueue(), await enqueue(), await enqueue()];
    const dispatched = await dispatches.takeDue(10);
    await manager.query(`UPDATE mails SET dispatched_at = now() - interval '1 min'`);
    const seen = await dispatches.longDispatched(10, 10);
    expect(seen.map((mail) => mail.id).sort()).toEqual(dispatched.map((mail) => mail.id).sort());
    await manager.query('UPDATE mails SET dispatches = 2 WHERE id = $1', [again]);
    await leaseMail(leased);
    expect(await dispatches.releaseLost(seen)).toBe(1);
    expect(await look(waiting)).toMatchObject({ dispatched_at: null });
  });
});

describe('a lease', () => {
  it('a lease is given to one of many concurrent requests', async () => {
    const id = await enqueue();
    const answers = await Promise.all(Array.from({ length: 8 }, () => acquire(manager, id)));
    expect(answers.filter((answer) => answer !== 'not-due')).toHaveLength(1);
  });

  it('a lease of many mails is given once for each, and waits for an uncommitted relay', async () => {
    const [one, two, capped] = [await enqueue(), await enqueue(), await enqueue({ needs_allowance: true })];
    const leased = await manager.transaction(async (sql) => {
      await new MailDispatchQueries(sql).takeDue(10);
      return { later: new MailLeaseQueries(manager).acquire([two, one, capped, one]) };
    });
    const [second, first, ...others] = await leased.later;
    expect([second?.id, first?.id, ...others]).toEqual([two, one, undefined, undefined]);
    const strangers = { ...first!, leaseId: crypto.randomUUID() };
    expect(await new MailLeaseQueries(manager).markFinalDots([strangers, second!, first!])).toEqual([
      false,
      true,
      true,
    ]);
    const replies = [strangers, second!, first!].map((leased) => ({ lease: leased, reply: '550' }));
    expect(await new MailOutcomeQueries(manager).record('refused', replies)).toEqual([undefined, 'dead', 'dead']);
    expect(await new MailOutcomeQueries(manager).record('refused', replies)).toEqual([undefined, undefined, undefined]);
  });

  it('a lease that expired does not permit the final dot', async () => {
    const id = await enqueue();
    const leased = await leaseMail(id);
    expect(await markFinalDot(manager, leased)).toBe(true);
    await leaseOver(id);
    expect(await markFinalDot(manager, leased)).toBe(false);
  });

  it('a lease consumes the allowance once for a mail, for the canonical address of its mailbox', async () => {
    const first = await enqueue({ needs_allowance: true });
    await recordOutcome(manager, await leaseMail(first), 'deferred', '451');
    await dueNow(first);
    await recordOutcome(manager, await leaseMail(first), 'accepted', '250');
    await leaseMail(await enqueue({ needs_allowance: true, to_address: 'ADA+x@example.com' }));
    const third = await enqueue({ needs_allowance: true });
    expect(await acquire(manager, third)).toBe('postponed');
    expect(await look(third)).toMatchObject({
      status: 'due',
      attempts: 0,
      due_in: 3600,
      last_reply: 'mailbox cap',
      needs_allowance: true,
    });
    const old = await enqueue({ needs_allowance: true, first_due_at: hoursAgo(49) });
    expect(await acquire(manager, old)).toBe('capped');
    expect(await look(old)).toMatchObject({ status: 'dead', last_reply: 'mailbox cap' });
  });
});

describe('the reply', () => {
  it('450 is retried after 1, 5, 15 minutes, 1 hour, then every 4 hours', async () => {
    const id = await enqueue();
    const waits: unknown[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await dueNow(id);
      await recordOutcome(manager, await leaseMail(id), 'deferred', '450');
      waits.push((await look(id))['due_in']);
    }
    expect(waits).toEqual([60, 300, 900, 3600, 14_400, 14_400, 14_400]);
  });

  it('450 puts the last attempt at the end of the 48 hours, and then the mail is dead', async () => {
    const id = await enqueue({ attempts: 15, first_due_at: hoursAgo(47) });
    await recordOutcome(manager, await leaseMail(id), 'deferred', '450');
    expect(Math.abs(Number((await look(id))['due_in']) - 3600)).toBeLessThan(3);
    await manager.query('UPDATE mails SET due_at = now(), first_due_at = $2 WHERE id = $1', [id, hoursAgo(48)]);
    await recordOutcome(manager, await leaseMail(id), 'deferred', '450 for good');
    expect(await look(id)).toMatchObject({ status: 'dead', last_reply: '450 for good' });
  });

  it('450 to a mail that was delayed for days by an outage still leads to further attempts', async () => {
    const id = await enqueue({ first_due_at: hoursAgo(100) });
    await recordOutcome(manager, await leaseMail(id), 'deferred', '450');
    expect(await look(id)).toMatchObject({ status: 'due', due_in: 60 });
  });

  it('a reply that never arrived leads to one more attempt and then to review', async () => {
    const id = await enqueue();
    await recordOutcome(manager, await leaseMail(id), 'unanswered', 'closed');
    expect(await look(id)).toMatchObject({ status: 'due', unanswered: 1, due_in: 60 });
    await dueNow(id);
    await recordOutcome(manager, await leaseMail(id), 'unanswered', 'closed');
    expect(await look(id)).toMatchObject({ status: 'review', unanswered: 2, finished_at: expect.any(Date) });
  });

  it('250 that arrives late still counts while nobody else has leased the mail, and not after', async () => {
    const id = await enqueue();
    const leased = await leaseMail(id);
    await markFinalDot(manager, leased);
    await leaseOver(id);
    expect(await new MailLeaseQueries(manager).endExpired(10)).toEqual({ unsent: 0, unanswered: 1 });
    expect(await recordOutcome(manager, leased, 'accepted', '250')).toBe('sent');
    expect(await look(id)).toMatchObject({ status: 'sent', unanswered: 1 });

    const other = await enqueue();
    const lost = await leaseMail(other);
    await markFinalDot(manager, lost);
    await leaseOver(other);
    await new MailLeaseQueries(manager).endExpired(10);
    await dueNow(other);
    const successor = await leaseMail(other);
    expect(await recordOutcome(manager, lost, 'refused', '550')).toBeUndefined();
    expect(await recordOutcome(manager, successor, 'accepted', '250')).toBe('sent');
  });
});

describe('a 5xx', () => {
  const reject = async (id: string) => {
    await dueNow(id);
    return recordOutcome(manager, await leaseMail(id), 'refused', '552 Mailbox full');
  };

  it('a 5xx to the sales mailbox is retried for days, and the mail is dead only then', async () => {
    const id = await enqueue({ kind: 'contact-notification', recipient: 'sales', to_address: null });
    expect(await reject(id)).toBe('due');
    expect(await acquire(manager, id)).toBe('not-due');
    expect(await look(id)).toMatchObject({ status: 'due', due_in: 60, last_reply: '552 Mailbox full' });
    await manager.query('UPDATE mails SET first_due_at = $2, attempts = 40 WHERE id = $1', [id, hoursAgo(3 * 24)]);
    expect(await reject(id)).toBe('due');
    expect(await new OutboxStatisticsQueries(manager).attentionCounts()).toMatchObject([{ status: 'due' }]);
    await manager.query('UPDATE mails SET first_due_at = $2 WHERE id = $1', [id, hoursAgo(7 * 24)]);
    expect(await reject(id)).toBe('dead');
    expect(await new OutboxStatisticsQueries(manager).attentionCounts()).toEqual([
      { status: 'dead', recipient: 'sales', count: 1 },
    ]);
    expect(await visitorAttentionMails(manager, 5)).toEqual([]);
    expect(await visitorAttentionCount(manager)).toBe(0);
  });

  it('a 5xx to a mail to sales is retried also where a row of an earlier release has no recipient', async () => {
    expect(await reject(await enqueue({ kind: 'tour-notification', to_address: 'old-sales@example.com' }))).toBe('due');
  });

  it('a 5xx to a visitor ends the mail and notifies sales once for each lead', async () => {
    const lead = { lead_id: crypto.randomUUID(), form: 'webinar', recipient: 'visitor' };
    const mail = await enqueue({ ...lead, kind: 'webinar-access' });
    expect(await reject(mail)).toBe('dead');
    expect(await reject(await enqueue({ ...lead, kind: 'webinar-reminder-day' }))).toBe('dead');
    const notices = await rows(
      manager,
      `SELECT lead_id, form, recipient, to_address, about_mail, status FROM mails
      WHERE kind = 'unreached-notification'`,
    );
    expect(notices).toEqual([
      { lead_id: lead.lead_id, form: 'webinar', recipient: 'sales', to_address: null, about_mail: mail, status: 'due' },
    ]);
    expect(await new OutboxStatisticsQueries(manager).attentionCounts()).toEqual([
      { status: 'dead', recipient: 'visitor', count: 2 },
    ]);
  });

  it('a 5xx to a newsletter address notifies sales too; a withdrawn mail notifies nobody', async () => {
    await recordOutcome(manager, await leaseMail(await enqueue()), 'withdrawn', 'too late for this reminder');
    const notices = `SELECT form FROM mails WHERE kind = 'unreached-notification'`;
    expect(await rows(manager, notices)).toEqual([]);
    await reject(await enqueue({ kind: 'newsletter-opt-in', form: 'newsletter' }));
    expect(await rows(manager, notices)).toEqual([{ form: 'newsletter' }]);
    expect(await visitorAttentionMails(manager, 5)).toMatchObject([{ kind: 'newsletter-opt-in' }]);
  });

  it('a 5xx gives a job that is delivered again the reason', async () => {
    const id = await enqueue();
    await reject(id);
    expect(await acquire(manager, id)).toBe('dead');
  });
});

describe('an expired lease', () => {
  it('an expired lease without a final dot is due again immediately', async () => {
    const id = await enqueue();
    await leaseMail(id);
    expect(await new MailLeaseQueries(manager).endExpired(10)).toEqual({ unsent: 0, unanswered: 0 });
    await leaseOver(id);
    expect(await new MailLeaseQueries(manager).endExpired(10)).toEqual({ unsent: 1, unanswered: 0 });
    expect(await look(id)).toMatchObject({ status: 'due', attempts: 1, unanswered: 0, due_in: 0, lease_until: null });
  });
});

describe('housekeeping', () => {
  it('housekeeping counts the outbox', async () => {
    await enqueue({ due_at: new Date(Date.now() - 120_000) });
    await enqueue({ status: 'sent' });
    const figures = await new OutboxStatisticsQueries(manager).figures();
    expect(figures.byStatus).toEqual({ due: 1, sending: 0, dead: 0, review: 0 });
    expect(figures.oldestDueSeconds).toBeGreaterThan(119);
  });

  it('housekeeping deletes expired rows, and nothing else', async () => {
    await manager.query(`
      INSERT INTO idempotency_keys (key, form, content_hash, answer, created_at)
        SELECT gen_random_uuid(), 'contact', '\\x00', '{}', now() - age FROM unnest(ARRAY[interval '25 h', '23 h']) age;
      INSERT INTO recent_submissions (form, content_hash, answer, submitted_at)
        VALUES ('contact', '\\x01', '{}', now() - interval '11 min'), ('contact', '\\x02', '{}', now());
      INSERT INTO mailbox_allowances (mailbox, granted)
        VALUES ('old@example.com', ARRAY[now() - interval '25 h']), ('new@example.com', ARRAY[now() - interval '25 h', now()]);
      INSERT INTO rate_limits (key, points, expire) VALUES ('old', 1, 1), ('new', 1, extract(epoch FROM now()) * 1000 + 60000);
      INSERT INTO desk_sessions (member, token_hash, device, created_at)
        SELECT 'lena@venue.example', decode(lpad(days::text, 2, '0'), 'hex'), 'Firefox', now() - make_interval(days => days)
        FROM unnest(ARRAY[29, 31]) days;
      INSERT INTO desk_sign_ins (browser_hash, created_at)
        SELECT '\\x00', now() - age FROM unnest(ARRAY[interval '25 h', '23 h']) age`);
    await manager.query(`INSERT INTO idempotency_keys (key, form, content_hash, answer, created_at)
      SELECT gen_random_uuid(), 'contact', '\\x00', '{}', now() - interval '2 days' FROM generate_series(1, 2500)`);
    expect(await new ExpiredRowsQueries(manager).deleteAll()).toEqual({
      idempotency_keys: 2501,
      recent_submissions: 1,
      mailbox_allowances: 1,
      webinar_registrations: 0,
      webinar_digests: 0,
      held_digests: 0,
      sent_message_hashes: 0,
      rate_limits: 1,
      desk_viewers: 0,
      desk_sessions: 1,
      desk_sign_ins: 1,
    });
  });
});
