import type { MailStatus } from '@mainstage/database/entities/mail';
import { Gathered } from '@mainstage/database/gathered';
import type { LeasedMail, NoLease } from '@mainstage/database/mails/leased-mail';
import { MailLeaseQueries } from '@mainstage/database/mails/mail-lease.queries';
import { MailOutcomeQueries, type Reply, type TryOutcome } from '@mainstage/database/mails/mail-outcome.queries';
import { Injectable } from '@nestjs/common';

/** A backlog writes three times for each mail; a few milliseconds of waiting let many share a statement and its commit. */
const gathering = { waitMs: 5, largest: 100, atOnce: 2 };

/** What the worker writes about the mails in its hands: each word is committed before it is answered. */
@Injectable()
export class OutboxWrites {
  private readonly claims;
  private readonly dots;
  private readonly records = new Map<TryOutcome, Gathered<Reply, MailStatus | undefined>>();

  constructor(
    private readonly leases: MailLeaseQueries,
    private readonly outcomes: MailOutcomeQueries,
  ) {
    this.claims = new Gathered((ids: string[]) => leases.claim(ids), gathering);
    this.dots = new Gathered((claims: LeasedMail[]) => leases.markFinalDots(claims), gathering);
  }

  /** Claims a mail for sending, if it is due by the database clock and its mailbox may have it. */
  async claim(mailId: string): Promise<LeasedMail | NoLease> {
    return (await this.claims.ask(mailId)) ?? this.leases.claimAsking(mailId);
  }

  /** Commits that the final dot is about to leave. @returns false when the claim counts no more: no dot then */
  async markFinalDot(claim: LeasedMail): Promise<boolean> {
    return this.dots.ask(claim);
  }

  /** Writes down how a try ended. @returns where the mail stands now; undefined where the claim was lost */
  async record(claim: LeasedMail, outcome: TryOutcome, reply: string): Promise<MailStatus | undefined> {
    let gathered = this.records.get(outcome);
    if (!gathered) {
      gathered = new Gathered((replies: Reply[]) => this.outcomes.record(outcome, replies), gathering);
      this.records.set(outcome, gathered);
    }
    return gathered.ask({ claim, reply });
  }
}
