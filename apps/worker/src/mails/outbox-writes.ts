import type { MailStatus } from '@mainstage/database/entities/mail';
import { Batcher } from '@mainstage/database/batcher';
import type { LeasedMail, NoLease } from '@mainstage/database/mails/leased-mail';
import { MailLeaseQueries } from '@mainstage/database/mails/mail-lease.queries';
import { MailOutcomeQueries, type Reply, type SendOutcome } from '@mainstage/database/mails/mail-outcome.queries';
import { recordPartlyRefused } from '@mainstage/desk/answer/partly-refused';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * A backlog writes three times per mail; a delay of a few milliseconds lets many writes share a statement and its
 * commit.
 */
const gathering = { waitMs: 2, largest: 100, atOnce: 2 };

/** The worker's writes about the mails it sends; each promise resolves after the commit. */
@Injectable()
export class OutboxWrites {
  private readonly acquisitions;
  private readonly finalDots;
  private readonly records = new Map<SendOutcome, Batcher<Reply, MailStatus | undefined>>();

  constructor(
    private readonly leases: MailLeaseQueries,
    private readonly outcomes: MailOutcomeQueries,
    private readonly dataSource: DataSource,
  ) {
    this.acquisitions = new Batcher((ids: string[]) => leases.acquire(ids), gathering);
    this.finalDots = new Batcher((mails: LeasedMail[]) => leases.markFinalDots(mails), gathering);
  }

  /** Leases a mail if it is due by the database clock and within its mailbox allowance. */
  async lease(mailId: string): Promise<LeasedMail | NoLease> {
    return (await this.acquisitions.request(mailId)) ?? this.leases.acquireWithAllowance(mailId);
  }

  async handBack(lease: LeasedMail): Promise<void> {
    await this.leases.handBack(lease);
  }

  /** Commits that the final dot is about to be sent. @returns false if the lease is lost: no dot may be sent then */
  async markFinalDot(lease: LeasedMail): Promise<boolean> {
    return this.finalDots.request(lease);
  }

  /** Records a mail that was accepted for some of its recipients alone. @returns its new status, as `record` */
  recordPartlyRefused(lease: LeasedMail, reply: string, refused: string[]): Promise<MailStatus | undefined> {
    return recordPartlyRefused(this.dataSource.manager, { lease, reply }, refused);
  }

  async record(lease: LeasedMail, outcome: SendOutcome, reply: string): Promise<MailStatus | undefined> {
    let gathered = this.records.get(outcome);
    if (!gathered) {
      gathered = new Batcher((replies: Reply[]) => this.outcomes.record(outcome, replies), gathering);
      this.records.set(outcome, gathered);
    }
    return gathered.request({ lease, reply });
  }
}
