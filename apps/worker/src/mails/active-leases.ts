import type { LeasedMail } from '@mainstage/database/mails/leased-mail';
import { MailLeaseQueries } from '@mainstage/database/mails/mail-lease.queries';
import type { Logger } from '@mainstage/observability/logger';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectLogger } from '@mainstage/nest/injection';
import { PollingLoop } from '../process/polling-loop';

/** Milliseconds between renewals: a third of a lease. */
const everyMs = 3000;

/** Leases of the mails that this process is sending, renewed in one statement. */
@Injectable()
export class ActiveLeases {
  private readonly leases = new Set<LeasedMail>();
  private readonly loop: PollingLoop;

  constructor(
    private readonly store: MailLeaseQueries,
    @InjectLogger() logger: Logger,
  ) {
    this.loop = new PollingLoop('leases', () => this.renew(), logger);
  }

  start(): void {
    this.loop.start();
  }

  async stop(): Promise<void> {
    await this.loop.stop();
  }

  /** Resolves when no mail is in flight and all outcomes are recorded. */
  async allRecorded(): Promise<void> {
    while (this.leases.size > 0) await delay(50);
  }

  take(lease: LeasedMail): void {
    this.leases.add(lease);
  }

  drop(lease: LeasedMail): void {
    this.leases.delete(lease);
  }

  private async renew(): Promise<number> {
    if (this.leases.size > 0) await this.store.renew([...this.leases]);
    return everyMs;
  }
}
