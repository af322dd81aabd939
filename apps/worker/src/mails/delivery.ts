import { setTimeout as delay } from 'node:timers/promises';
import type { MailStatus } from '@mainstage/database/entities/mail';
import type { LeasedMail } from '@mainstage/database/mails/leased-mail';
import { JobFailed } from '@mainstage/queue/jobs/job-failed';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { sendMail, type MailTransport, type SmtpSession } from '@mainstage/mail/transport';
import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import { within } from '@mainstage/observability/within';
import { Injectable } from '@nestjs/common';
import { InjectLogger, InjectMetrics, InjectTransport } from '@mainstage/nest/injection';
import { ActiveLeases } from './active-leases';
import type { DeliveryAttempt } from './delivery-attempt';
import { OutboxWrites } from './outbox-writes';
import { reportOutcome } from './report-outcome';
import { MailWriter } from './mail-writer';

/** Time limit in milliseconds of a statement about a mail that is being sent. */
const statementMs = 10_000;

/** Milliseconds that a written mail may wait for a connection before it is written again. */
const freshMs = 5000;

interface SendHooks {
  /** @returns the connection for this mail, which the send now owns; undefined if the worker is stopping */
  takeConnection: () => Promise<SmtpSession | undefined>;
  onStall: () => void;
}

/** The worker is stopping and the mail has no connection. */
class Stopping extends Error {
  override readonly name = 'Stopping';
}

/** The lease expired and another worker has the mail; this attempt must change nothing. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Sends one mail of the outbox once: lease, write, send, record (rule mail.once, docs/adr/0003-mail-outbox.md). */
@Injectable()
export class Delivery {
  constructor(
    private readonly outbox: OutboxWrites,
    private readonly activeLeases: ActiveLeases,
    private readonly writer: MailWriter,
    @InjectTransport() private readonly transport: MailTransport,
    @InjectMetrics() private readonly metrics: Metrics,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /**
   * Does nothing if the mail is not due: the queue may be behind or deliver a job twice. Acquires an SMTP connection
   * before the lease, so that mails lose no attempt while the server is unavailable; while all connections carry mails,
   * this one is leased and written first, so that the next free connection does not wait for it. Resolves early if the
   * server stalls mid-transaction: the send continues in the background and its slot is freed.
   * @returns false if the worker is stopping and the mail was not attempted
   */
  async deliver(mailId: string): Promise<boolean> {
    const isAhead = this.transport.pool.isFull;
    // Released here unless the send has taken it over.
    let own = isAhead ? undefined : await this.transport.connection();
    if (!own && !isAhead) return false;
    let resolveStalled = () => {};
    const stalled = new Promise<void>((resolve) => (resolveStalled = resolve));
    const sending = this.send(mailId, {
      takeConnection: async () => {
        const connection = own ?? (await this.transport.connection());
        own = undefined;
        return connection;
      },
      onStall: () => {
        this.logger.warn({ mailId }, 'the mail server stalls mid-transaction; other mails go on');
        sending.catch((error: unknown) => this.logger.error({ mailId, err: error }, 'the mail in flight failed'));
        resolveStalled();
      },
    });
    try {
      await Promise.race([sending, stalled]);
      return true;
    } catch (error) {
      if (error instanceof Stopping) return false;
      throw error;
    } finally {
      if (own) await this.transport.pool.release(own, true);
    }
  }

  private async send(mailId: string, hooks: SendHooks): Promise<void> {
    const lease = await this.outbox.lease(mailId);
    if (lease === 'dead' || lease === 'review')
      throw new JobFailed(`the mail is ${lease}: send it again at /ops/mails`);
    if (typeof lease === 'string') {
      if (lease !== 'not-due') this.logger.info({ mailId, outcome: lease }, 'mail not sent');
      return;
    }
    const since = performance.now();
    this.activeLeases.take(lease);
    try {
      const result = await this.attempt(lease, hooks);
      const status = await this.record(lease, result);
      const label = status ? (result.label ?? result.outcome) : 'lost';
      this.metrics.mails.inc({ kind: lease.kind, outcome: label });
      this.metrics.mailSendSeconds.observe({ outcome: label }, (performance.now() - since) / 1000);
      this.logger.info({ mailId, kind: lease.kind, outcome: label }, 'mail tried');
      reportOutcome({ lease, status, result, logger: this.logger, metrics: this.metrics });
    } catch (error) {
      if (error instanceof Stopping) await this.outbox.handBack(lease);
      if (!(error instanceof LeaseLost)) throw error;
      this.logger.warn({ mailId, kind: lease.kind, outcome: 'lost' }, 'lease lost before the final dot');
    } finally {
      this.activeLeases.drop(lease);
    }
  }

  private async attempt(lease: LeasedMail, { takeConnection, onStall }: SendHooks): Promise<DeliveryAttempt> {
    try {
      const { mail, connection } = await this.prepare(lease, takeConnection);
      return await sendMail(this.transport, mail, { beforeFinalDot: () => this.fence(lease), onStall }, connection);
    } catch (error) {
      if (error instanceof LeaseLost || error instanceof Stopping) throw error;
      if (error instanceof Withdrawn) return { outcome: 'withdrawn', reply: error.message };
      // The database was unavailable or a template has a fault. Nothing has been sent, so a retry is safe.
      this.logger.error({ mailId: lease.id, kind: lease.kind, err: error }, 'mail could not be made or released');
      return { outcome: 'deferred', reply: 'the mail could not be made or released', label: 'failed' };
    }
  }

  /** @throws Withdrawn if the mail no longer applies, Stopping */
  private async prepare(lease: LeasedMail, takeConnection: SendHooks['takeConnection']) {
    for (;;) {
      const mail = await this.retryOnce('Writing the mail', () => this.writer.write(lease));
      const since = performance.now();
      const connection = await takeConnection();
      if (!connection) throw new Stopping();
      if (performance.now() - since < freshMs) return { mail, connection };
      // The server was unavailable meanwhile, perhaps for hours: the mail may have changed, or no longer apply.
      await this.transport.pool.release(connection, true);
    }
  }

  /**
   * The final dot is sent only after this commit: a worker that was suspended cannot send what another has taken over.
   */
  private async fence(lease: LeasedMail): Promise<void> {
    const leased = await this.retryOnce('Releasing the mail', () => this.outbox.markFinalDot(lease));
    if (!leased) throw new LeaseLost();
  }

  /**
   * Runs the statements about a mail that is being sent, a second time if they fail: a dead connection is detected by
   * its time limit, and the pool has others. Otherwise the mail would wait for its next attempt, a minute or more.
   */
  private async retryOnce<T>(what: string, statements: () => Promise<T>): Promise<T> {
    try {
      return await within(statementMs, what, statements());
    } catch (error) {
      if (error instanceof Withdrawn) throw error;
      this.logger.warn({ err: error }, `${what} failed and is tried once more`);
      return within(statementMs, what, statements());
    }
  }

  /** Retries as long as the process lives: a mail whose outcome is not recorded would be sent again. */
  private async record(
    lease: LeasedMail,
    { outcome, reply, refused }: DeliveryAttempt,
  ): Promise<MailStatus | undefined> {
    for (let wait = 250; ; wait = Math.min(wait * 2, 5000)) {
      try {
        const recorded =
          refused && outcome === 'accepted'
            ? this.outbox.recordPartlyRefused(lease, reply, refused)
            : this.outbox.record(lease, outcome, reply);
        return await within(statementMs, 'Recording the outcome', recorded);
      } catch (error) {
        this.logger.warn({ mailId: lease.id, outcome, err: error }, 'outcome not recorded yet');
        await delay(wait);
      }
    }
  }
}
