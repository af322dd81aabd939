import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import type { MailStatus } from '@mainstage/database/entities/mail';
import type { MailKind } from '@mainstage/desk/mails/mail-kinds';
import type { ReceivedMessage } from '@mainstage/testing/smtp-peer';
import { testPool } from '@mainstage/testing/postgres';
import type { Pool } from 'pg';
import { until } from './until';

export interface MailRow {
  id: string;
  status: MailStatus;
  attempts: number;
  dispatches: number;
  unanswered: number;
  last_reply: string | null;
  due_in: number;
  dot: boolean;
}

/** The database of a test: enqueues mails and reads them as the API and an operator would. */
export class TestOutbox {
  private constructor(
    readonly url: string,
    readonly pool: Pool,
    private readonly drop: () => Promise<void>,
  ) {}

  static async create(): Promise<TestOutbox> {
    const { url, drop } = await createMigratedDatabase();
    return TestOutbox.of(url, drop);
  }

  static of(url: string, drop = () => Promise.resolve()): TestOutbox {
    return new TestOutbox(url, testPool(url, { application_name: 'test', max: 4 }), drop);
  }

  async destroy(): Promise<void> {
    await this.pool.end();
    await this.drop();
  }

  async sql(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.pool.query(statement, values)).rows as Record<string, unknown>[];
  }

  async empty(): Promise<void> {
    await this.sql(
      `TRUNCATE mails, contact_submissions, tour_bookings, newsletter_subscriptions, consents, idempotency_keys, heartbeats`,
    );
  }

  /**
   * Enqueues a mail for each address and notifies the relay as the API does. The recipients are visitors, so that each
   * address can behave differently; the kind belongs to a contact message, so that a dead mail causes no notice.
   */
  async enqueue(addresses: string[], kind: MailKind = 'contact-notification'): Promise<string[]> {
    const enqueued = await this.sql(
      `WITH lead AS (
         INSERT INTO contact_submissions (id, first_name, last_name, email, message)
         VALUES (gen_random_uuid(), 'Ada', 'Lovelace', 'ada@visitor.example', 'Good evening') RETURNING id)
       INSERT INTO mails (kind, form, lead_id, recipient, to_address)
       SELECT $1, 'contact', lead.id, 'visitor', address FROM lead, unnest($2::text[]) AS address RETURNING id`,
      [kind, addresses],
    );
    await this.sql('NOTIFY mails_due');
    return enqueued.map((mail) => String(mail['id']));
  }

  async mails(): Promise<MailRow[]> {
    return (await this.sql(
      `SELECT id, status, attempts, dispatches, unanswered, last_reply, final_dot_at IS NOT NULL AS dot,
         extract(epoch FROM due_at - now())::float AS due_in
       FROM mails ORDER BY to_address, id`,
    )) as unknown as MailRow[];
  }

  async all(what: string, passes: (mail: MailRow) => boolean, milliseconds?: number): Promise<MailRow[]> {
    return until(
      what,
      () => this.mails(),
      (mails) => mails.every(passes),
      milliseconds,
    );
  }

  async skipWaits(): Promise<void> {
    await this.change(`due_at = now()`, `status = 'due' AND due_at > now()`);
  }

  async skipLeases(): Promise<void> {
    await this.change(`lease_until = now() - interval '1 second'`, `status = 'sending'`);
  }

  /** Makes dispatched mails old enough for the reconciler to check their jobs. */
  async skipDispatchAge(): Promise<void> {
    await this.change(`dispatched_at = dispatched_at - interval '1 minute'`, `status = 'due'`);
  }

  /** Locks rows in the order of ids, as the worker does, to avoid deadlocks. */
  private async change(columns: string, which: string): Promise<void> {
    await this.sql(
      `WITH chosen AS (SELECT id FROM mails WHERE ${which} ORDER BY id FOR UPDATE)
       UPDATE mails SET ${columns} FROM chosen WHERE mails.id = chosen.id`,
    );
  }

  /**
   * Compares the outbox with what the mail server received, by Message-ID: every sent mail arrived, no other mail
   * arrived, and none twice except those of unknown outcome.
   */
  async check(messages: ReceivedMessage[]): Promise<void> {
    const got = new Map<string, { accepted: number; seen: number }>();
    for (const { raw, accepted } of messages) {
      const id = /^message-id: <([^@]+)@/im.exec(raw)?.[1] ?? 'without an id';
      const counts = got.get(id) ?? { accepted: 0, seen: 0 };
      got.set(id, { accepted: counts.accepted + (accepted ? 1 : 0), seen: counts.seen + 1 });
    }
    const faults: string[] = [];
    for (const { id, status, unanswered } of await this.mails()) {
      const { accepted, seen } = got.get(id) ?? { accepted: 0, seen: 0 };
      got.delete(id);
      if (status === 'sent' && accepted === 0) faults.push(`${id} is sent but never arrived`);
      if (status === 'dead' && accepted > 0) faults.push(`${id} is dead but arrived`);
      if (status === 'due' || status === 'sending') faults.push(`${id} is still ${status}`);
      if (accepted > 1 && unanswered === 0) faults.push(`${id} arrived ${accepted} times`);
      if (seen > 2 && unanswered > 0) faults.push(`${id} left ${seen} times`);
    }
    for (const id of got.keys()) faults.push(`${id} arrived but is not in the outbox`);
    expect(faults).toEqual([]);
  }
}
