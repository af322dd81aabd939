import type { LeasedMail } from '@mainstage/database/mails/leased-mail';
import { MailLeaseQueries } from '@mainstage/database/mails/mail-lease.queries';
import type { Logger } from '@mainstage/observability/logger';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectLogger } from '@mainstage/server/injection';
import { PollingLoop } from '../process/polling-loop';

/** Three times within a lease. */
const everyMs = 3000;

/** The claims of the mails that this process is sending: prolonged as long as it lives, all in one statement. */
@Injectable()
export class ActiveLeases {
  private readonly claims = new Set<LeasedMail>();
  private readonly routine: PollingLoop;

  constructor(
    private readonly leases: MailLeaseQueries,
    @InjectLogger() logger: Logger,
  ) {
    this.routine = new PollingLoop('claims', () => this.prolong(), logger);
  }

  start(): void {
    this.routine.start();
  }

  async stop(): Promise<void> {
    await this.routine.stop();
  }

  /** Resolves when no mail is in hand any more: the answers of all are written down. */
  async settled(): Promise<void> {
    while (this.claims.size > 0) await delay(50);
  }

  take(claim: LeasedMail): void {
    this.claims.add(claim);
  }

  drop(claim: LeasedMail): void {
    this.claims.delete(claim);
  }

  private async prolong(): Promise<number> {
    if (this.claims.size > 0) await this.leases.renew([...this.claims]);
    return everyMs;
  }
}
