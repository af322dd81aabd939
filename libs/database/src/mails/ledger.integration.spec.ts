// Rules: mail.once, mail.retry, mail.mailbox-cap
import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import { createMigratedDatabase, testManager } from '../testing/migrated-database';
import { rows } from '../sql';
import { attentionMails } from './attention';
import type { LeasedMail, NoLease } from './leased-mail';
import { MailDispatchQueries } from './mail-dispatch.queries';
import { ExpiredRowsQueries } from './expired-rows.queries';
import { OutboxStatisticsQueries } from './outbox-statistics.queries';
import { MailLeaseQueries } from './mail-lease.queries';
import { MailOutcomeQueries, type TryOutcome } from './mail-outcome.queries';

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

async function owe(columns: Record<string, unknown> = {}): Promise<string> {
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

const claimMail = async (on: EntityManager, id: string) =>
  (await new MailLeaseQueries(on).claim([id]))[0] ?? new MailLeaseQueries(on).claimAsking(id);
const markFinalDot = async (on: EntityManager, held: LeasedMail) =>
  (await new MailLeaseQueries(on).markFinalDots([held]))[0];
const recordOutcome = async (on: EntityManager, held: LeasedMail, outcome: TryOutcome, reply: string) =>
  (await new MailOutcomeQueries(on).record(outcome, [{ claim: held, reply }]))[0];

async function claim(id: string): Promise<LeasedMail> {
  const claimed: LeasedMail | NoLease = await claimMail(manager, id);
  if (typeof claimed === 'string') throw new Error(claimed);
  return claimed;
}

const dueNow = (id: string) => manager.query('UPDATE mails SET due_at = now() WHERE id = $1', [id]);
const leaseOver = (id: string) =>
  manager.query(`UPDATE mails SET lease_until = now() - interval '1 s' WHERE id = $1`, [id]);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe('dispatching', () => {
  it('takes each due mail once, also by several relays at once, and none before its time', async () => {
    for (let count = 0; count < 20; count += 1) await owe();
    await owe({ due_at: new Date(Date.now() + 60_000) });
    const taken = await Promise.all(
      [1, 2, 3].map(() => manager.transaction((sql) => new MailDispatchQueries(sql).takeDue(10))),
    );
    const ids = taken.flat().map((mail) => mail.id);
    expect(ids.length).toBe(20);
    expect(new Set(ids).size).toBe(20);
  });

  it('puts what is due together into one job, and deals a backlog to jobs of up to 25', async () => {
    const jobSizes = async () => {
      const sizes = new Map<string, number>();
      for (const { jobId } of await dispatches.takeDue(500)) sizes.set(jobId, (sizes.get(jobId) ?? 0) + 1);
      return [...sizes.values()];
    };
    for (let count = 0; count < 8; count += 1) await owe();
    expect(await jobSizes()).toEqual([8]);
    for (let count = 0; count < 60; count += 1) await owe();
    expect(await jobSizes()).toEqual([20, 20, 20]);
    expect((await dispatches.longDispatched(-1, 100)).filter(({ jobId }) => jobId).length).toBe(68);
  });

  it('takes what only just fell due, the last first', async () => {
    const [older, fresh, freshest] = [
      await owe({ due_at: new Date(Date.now() - 60_000) }),
      await owe({ due_at: new Date(Date.now() - 2000) }),
      await owe(),
    ];
    expect((await dispatches.takeFresh(1)).map(({ id }) => id)).toEqual([freshest]);
    expect((await dispatches.takeOlder(5)).map(({ id }) => id)).toEqual([older]);
    expect((await dispatches.takeDue(5)).map(({ id }) => id)).toEqual([fresh]);
  });

  it('puts back what a worker did not begin, and nothing that moved on', async () => {
    const [unbegun, claimed] = [await owe(), await owe()];
    await dispatches.takeDue(10);
    await claim(claimed);
    await dispatches.putBack([unbegun, claimed]);
    expect(await look(unbegun)).toMatchObject({ status: 'due', dispatched_at: null });
    expect(await look(claimed)).toMatchObject({ status: 'sending' });
    expect((await dispatches.takeDue(10)).map(({ id }) => id)).toEqual([unbegun]);
  });

  it('gives a mail back only where it was not dispatched anew or claimed meanwhile', async () => {
    const [waiting, again, claimed] = [await owe(), await owe(), await owe()];
    const dispatched = await dispatches.takeDue(10);
    await manager.query(`UPDATE mails SET dispatched_at = now() - interval '1 min'`);
    const seen = await dispatches.longDispatched(10, 10);
    expect(seen.map((mail) => mail.id).sort()).toEqual(dispatched.map((mail) => mail.id).sort());
    await manager.query('UPDATE mails SET dispatches = 2 WHERE id = $1', [again]);
    await claim(claimed);
    expect(await dispatches.releaseLost(seen)).toBe(1);
    expect(await look(waiting)).toMatchObject({ dispatched_at: null });
  });
});

describe('a claim', () => {
  it('is given to one of many who ask at once', async () => {
    const id = await owe();
    const answers = await Promise.all(Array.from({ length: 8 }, () => claimMail(manager, id)));
    expect(answers.filter((answer) => answer !== 'not-due')).toHaveLength(1);
  });

  it('of many mails at once is made once for each, and waits for the relay that has not committed yet', async () => {
    const [one, two, capped] = [await owe(), await owe(), await owe({ needs_allowance: true })];
    const claimed = await manager.transaction(async (sql) => {
      await new MailDispatchQueries(sql).takeDue(10);
      return { later: new MailLeaseQueries(manager).claim([two, one, capped, one]) };
    });
    const [second, first, ...others] = await claimed.later;
    expect([second?.id, first?.id, ...others]).toEqual([two, one, undefined, undefined]);
    const strangers = { ...first!, claimId: crypto.randomUUID() };
    expect(await new MailLeaseQueries(manager).markFinalDots([strangers, second!, first!])).toEqual([
      false,
      true,
      true,
    ]);
    const replies = [strangers, second!, first!].map((held) => ({ claim: held, reply: '550' }));
    expect(await new MailOutcomeQueries(manager).record('refused', replies)).toEqual([undefined, 'dead', 'dead']);
    expect(await new MailOutcomeQueries(manager).record('refused', replies)).toEqual([undefined, undefined, undefined]);
  });

  it('that ran out gives no leave for the final dot', async () => {
    const id = await owe();
    const held = await claim(id);
    expect(await markFinalDot(manager, held)).toBe(true);
    await leaseOver(id);
    expect(await markFinalDot(manager, held)).toBe(false);
  });

  it('asks the mailbox cap once for a mail, whatever its tries, and tells mailboxes by their bare address', async () => {
    const first = await owe({ needs_allowance: true });
    await recordOutcome(manager, await claim(first), 'deferred', '451');
    await dueNow(first);
    await recordOutcome(manager, await claim(first), 'accepted', '250');
    await claim(await owe({ needs_allowance: true, to_address: 'ADA+x@example.com' }));
    const third = await owe({ needs_allowance: true });
    expect(await claimMail(manager, third)).toBe('postponed');
    expect(await look(third)).toMatchObject({
      status: 'due',
      attempts: 0,
      due_in: 3600,
      last_reply: 'mailbox cap',
      needs_allowance: true,
    });
    const old = await owe({ needs_allowance: true, first_due_at: hoursAgo(49) });
    expect(await claimMail(manager, old)).toBe('capped');
    expect(await look(old)).toMatchObject({ status: 'dead', last_reply: 'mailbox cap' });
  });
});

describe('the answer', () => {
  it('450 is tried again after 1, 5, 15 minutes, 1 hour, then every 4 hours', async () => {
    const id = await owe();
    const waits: unknown[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await dueNow(id);
      await recordOutcome(manager, await claim(id), 'deferred', '450');
      waits.push((await look(id))['due_in']);
    }
    expect(waits).toEqual([60, 300, 900, 3600, 14_400, 14_400, 14_400]);
  });

  it('450 makes the last try fall on the end of the 48 hours, and then the mail is dead', async () => {
    const id = await owe({ attempts: 15, first_due_at: hoursAgo(47) });
    await recordOutcome(manager, await claim(id), 'deferred', '450');
    expect(Math.abs(Number((await look(id))['due_in']) - 3600)).toBeLessThan(3);
    await manager.query('UPDATE mails SET due_at = now(), first_due_at = $2 WHERE id = $1', [id, hoursAgo(48)]);
    await recordOutcome(manager, await claim(id), 'deferred', '450 for good');
    expect(await look(id)).toMatchObject({ status: 'dead', last_reply: '450 for good' });
  });

  it('450 to a mail that everything being down had kept for days is still followed by other tries', async () => {
    const id = await owe({ first_due_at: hoursAgo(100) });
    await recordOutcome(manager, await claim(id), 'deferred', '450');
    expect(await look(id)).toMatchObject({ status: 'due', due_in: 60 });
  });

  it('that never came leads to one more try and then to a person', async () => {
    const id = await owe();
    await recordOutcome(manager, await claim(id), 'unanswered', 'closed');
    expect(await look(id)).toMatchObject({ status: 'due', unanswered: 1, due_in: 60 });
    await dueNow(id);
    await recordOutcome(manager, await claim(id), 'unanswered', 'closed');
    expect(await look(id)).toMatchObject({ status: 'review', unanswered: 2, finished_at: expect.any(Date) });
  });

  it('250 that comes late still counts while nobody else has claimed the mail, and not after', async () => {
    const id = await owe();
    const held = await claim(id);
    await markFinalDot(manager, held);
    await leaseOver(id);
    expect(await new MailLeaseQueries(manager).endExpired(10)).toEqual({ unsent: 0, unanswered: 1 });
    expect(await recordOutcome(manager, held, 'accepted', '250')).toBe('sent');
    expect(await look(id)).toMatchObject({ status: 'sent', unanswered: 1 });

    const other = await owe();
    const lost = await claim(other);
    await markFinalDot(manager, lost);
    await leaseOver(other);
    await new MailLeaseQueries(manager).endExpired(10);
    await dueNow(other);
    const successor = await claim(other);
    expect(await recordOutcome(manager, lost, 'refused', '550')).toBeUndefined();
    expect(await recordOutcome(manager, successor, 'accepted', '250')).toBe('sent');
  });
});

describe('a 5xx', () => {
  const refuse = async (id: string) => {
    await dueNow(id);
    return recordOutcome(manager, await claim(id), 'refused', '552 Mailbox full');
  };

  it('to the house’s own mailbox is tried on for days, and dead only then', async () => {
    const id = await owe({ kind: 'contact-notification', recipient: 'sales', to_address: null });
    expect(await refuse(id)).toBe('due');
    expect(await claimMail(manager, id)).toBe('not-due');
    expect(await look(id)).toMatchObject({ status: 'due', due_in: 60, last_reply: '552 Mailbox full' });
    await manager.query('UPDATE mails SET first_due_at = $2, attempts = 40 WHERE id = $1', [id, hoursAgo(3 * 24)]);
    expect(await refuse(id)).toBe('due');
    expect(await attentionMails(manager, 5)).toMatchObject([{ kind: 'contact-notification', status: 'due' }]);
    await manager.query('UPDATE mails SET first_due_at = $2 WHERE id = $1', [id, hoursAgo(7 * 24)]);
    expect(await refuse(id)).toBe('dead');
    expect(await new OutboxStatisticsQueries(manager).attentionCounts()).toEqual([
      { status: 'dead', recipient: 'sales', count: 1 },
    ]);
  });

  it('counts for the house too where a row of an earlier version names no recipient', async () => {
    expect(await refuse(await owe({ kind: 'tour-notification', to_address: 'old-sales@example.com' }))).toBe('due');
  });

  it('to a visitor is dead at once and tells sales, once for each lead', async () => {
    const lead = { lead_id: crypto.randomUUID(), form: 'webinar', recipient: 'visitor' };
    const mail = await owe({ ...lead, kind: 'webinar-access' });
    expect(await refuse(mail)).toBe('dead');
    expect(await refuse(await owe({ ...lead, kind: 'webinar-reminder-day' }))).toBe('dead');
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

  it('to a newsletter address tells sales too, a mail that lost its sense nobody', async () => {
    await recordOutcome(manager, await claim(await owe()), 'withdrawn', 'too late for this reminder');
    const notices = `SELECT form FROM mails WHERE kind = 'unreached-notification'`;
    expect(await rows(manager, notices)).toEqual([]);
    await refuse(await owe({ kind: 'newsletter-opt-in', form: 'newsletter' }));
    expect(await rows(manager, notices)).toEqual([{ form: 'newsletter' }]);
    expect(await attentionMails(manager, 5)).toMatchObject([{ kind: 'newsletter-opt-in' }]);
  });

  it('leaves a job that comes again a reason instead of silence', async () => {
    const id = await owe();
    await refuse(id);
    expect(await claimMail(manager, id)).toBe('dead');
  });
});

describe('an expired claim', () => {
  it('without a final dot is due again at once', async () => {
    const id = await owe();
    await claim(id);
    expect(await new MailLeaseQueries(manager).endExpired(10)).toEqual({ unsent: 0, unanswered: 0 });
    await leaseOver(id);
    expect(await new MailLeaseQueries(manager).endExpired(10)).toEqual({ unsent: 1, unanswered: 0 });
    expect(await look(id)).toMatchObject({ status: 'due', attempts: 1, unanswered: 0, due_in: 0, lease_until: null });
  });
});

describe('housekeeping', () => {
  it('counts the ledger', async () => {
    await owe({ due_at: new Date(Date.now() - 120_000) });
    await owe({ status: 'sent' });
    const figures = await new OutboxStatisticsQueries(manager).figures();
    expect(figures.byStatus).toEqual({ due: 1, sending: 0, dead: 0, review: 0 });
    expect(figures.oldestDueSeconds).toBeGreaterThan(119);
  });

  it('deletes what has served its time, and nothing else', async () => {
    await manager.query(`
      INSERT INTO idempotency_keys (key, form, content_hash, answer, created_at)
        SELECT gen_random_uuid(), 'contact', '\\x00', '{}', now() - age FROM unnest(ARRAY[interval '25 h', '23 h']) age;
      INSERT INTO recent_submissions (form, content_hash, answer, submitted_at)
        VALUES ('contact', '\\x01', '{}', now() - interval '11 min'), ('contact', '\\x02', '{}', now());
      INSERT INTO mailbox_allowances (mailbox, granted)
        VALUES ('old@example.com', ARRAY[now() - interval '25 h']), ('new@example.com', ARRAY[now() - interval '25 h', now()]);
      INSERT INTO rate_limits (key, points, expire) VALUES ('old', 1, 1), ('new', 1, extract(epoch FROM now()) * 1000 + 60000)`);
    await manager.query(`INSERT INTO idempotency_keys (key, form, content_hash, answer, created_at)
      SELECT gen_random_uuid(), 'contact', '\\x00', '{}', now() - interval '2 days' FROM generate_series(1, 2500)`);
    expect(await new ExpiredRowsQueries(manager).deleteAll()).toEqual({
      idempotency_keys: 2501,
      recent_submissions: 1,
      mailbox_allowances: 1,
      webinar_registrations: 0,
      webinar_digests: 0,
      held_digests: 0,
      rate_limits: 1,
    });
  });
});
