import { setTimeout as delay } from 'node:timers/promises';
import type { MailStatus } from '@mainstage/database/entities/mail';
import type { LeasedMail } from '@mainstage/database/mails/leased-mail';
import { JobFailed } from '@mainstage/jobs/job-failed';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { sendMail, type MailTransport, type SmtpSession } from '@mainstage/mail/transport';
import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import { within } from '@mainstage/observability/within';
import { Injectable } from '@nestjs/common';
import { InjectLogger, InjectMetrics, InjectTransport } from '@mainstage/server/injection';
import { ActiveLeases } from './active-leases';
import type { DeliveryAttempt } from './delivery-attempt';
import { OutboxWrites } from './outbox-writes';
import { reportOutcome } from './report-outcome';
import { MailWriter } from './mail-writer';

/** Milliseconds a statement may take that decides about a mail in hand. */
const statementMs = 10_000;

interface Way {
  takeConnection: () => SmtpSession;
  /** The server is silent: nobody should wait for this mail. */
  onQuiet: () => void;
}

/** The claim was taken away while we were busy: someone else has the mail, and our try must leave no trace. */
class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

/** Sends one mail of the ledger, once: claim, write, send, record (rule mail.once, docs/adr/0003-mail-ledger.md). */
@Injectable()
export class Delivery {
  constructor(
    private readonly ledger: OutboxWrites,
    private readonly claims: ActiveLeases,
    private readonly writer: MailWriter,
    @InjectTransport() private readonly transport: MailTransport,
    @InjectMetrics() private readonly metrics: Metrics,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /**
   * Does nothing where the mail is not due (any more): the queue may well be behind or repeat itself.
   * Takes a connection to the mail server before the mail: while the server is away no mail loses a try, and all go out
   * when it answers again.
   * Resolves early where the server falls silent in the middle: the mail stays in hand, its place is for others.
   * @returns false where the worker is stopping and the mail was not begun
   */
  async deliver(mailId: string): Promise<boolean> {
    const connection = await this.transport.connection();
    if (!connection) return false;
    // Whoever sends gives it back.
    let own: SmtpSession | undefined = connection;
    let quiet = () => {};
    const silence = new Promise<void>((resolve) => (quiet = resolve));
    const sending = this.send(mailId, {
      takeConnection: () => {
        own = undefined;
        return connection;
      },
      onQuiet: () => {
        this.logger.warn({ mailId }, 'the mail server is silent in the middle of a mail; others go on');
        sending.catch((error: unknown) => this.logger.error({ mailId, err: error }, 'the mail in hand failed'));
        quiet();
      },
    });
    try {
      await Promise.race([sending, silence]);
      return true;
    } finally {
      if (own) await this.transport.pool.release(own, true);
    }
  }

  private async send(mailId: string, way: Way): Promise<void> {
    const claim = await this.ledger.claim(mailId);
    if (claim === 'dead' || claim === 'review')
      throw new JobFailed(`the mail is ${claim}: send it again at /ops/mails`);
    if (typeof claim === 'string') {
      if (claim !== 'not-due') this.logger.info({ mailId, outcome: claim }, 'mail not sent');
      return;
    }
    const since = performance.now();
    this.claims.take(claim);
    try {
      const result = await this.attempt(claim, way);
      const status = await this.record(claim, result);
      const label = status ? (result.label ?? result.outcome) : 'lost';
      this.metrics.mails.inc({ kind: claim.kind, outcome: label });
      this.metrics.mailSendSeconds.observe({ outcome: label }, (performance.now() - since) / 1000);
      this.logger.info({ mailId, kind: claim.kind, outcome: label }, 'mail tried');
      reportOutcome({ claim, status, result, logger: this.logger, metrics: this.metrics });
    } catch (error) {
      if (!(error instanceof ClaimLost)) throw error;
      this.logger.warn({ mailId, kind: claim.kind, outcome: 'lost' }, 'claim lost before the final dot');
    } finally {
      this.claims.drop(claim);
    }
  }

  private async attempt(claim: LeasedMail, { takeConnection, onQuiet }: Way): Promise<DeliveryAttempt> {
    try {
      const mail = await this.writer.write(claim);
      const hooks = { beforeFinalDot: () => this.fence(claim), onQuiet };
      return await sendMail(this.transport, mail, hooks, takeConnection());
    } catch (error) {
      if (error instanceof ClaimLost) throw error;
      if (error instanceof Withdrawn) return { outcome: 'withdrawn', reply: error.message };
      // The database was away, or a template has a fault: nothing has left, so nothing is lost by trying again.
      this.logger.error({ mailId: claim.id, kind: claim.kind, err: error }, 'mail could not be made or released');
      return { outcome: 'deferred', reply: 'the mail could not be made or released', label: 'failed' };
    }
  }

  /** Without this commit no final dot leaves: a worker that slept too long cannot send what another has taken over. */
  private async fence(claim: LeasedMail): Promise<void> {
    const held = await within(statementMs, 'Releasing the mail', this.ledger.markFinalDot(claim));
    if (!held) throw new ClaimLost();
  }

  /** Tries for as long as the process lives: an answer that is not written down would make the mail be sent again. */
  private async record(claim: LeasedMail, { outcome, reply }: DeliveryAttempt): Promise<MailStatus | undefined> {
    for (let wait = 250; ; wait = Math.min(wait * 2, 5000)) {
      try {
        return await within(statementMs, 'Recording the answer', this.ledger.record(claim, outcome, reply));
      } catch (error) {
        this.logger.warn({ mailId: claim.id, outcome, err: error }, 'answer not recorded yet');
        await delay(wait);
      }
    }
  }
}
