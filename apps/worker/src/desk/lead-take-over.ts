import { takeOverLeads } from '@mainstage/desk/take-over/take-over';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/nest/injection';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';

const everyMs = 3000;
/** How often all leads are looked at, and not only those of the last hour. */
const allEveryMs = 3_600_000;

/** Brings leads onto the sales desk (rule desk.take-over): all of them at the start and once an hour, new ones within seconds. */
@Injectable()
export class LeadTakeOver extends PollingService {
  protected readonly loop: PollingLoop;
  private allTakenAt = -Infinity;

  constructor(dataSource: DataSource, @InjectLogger() logger: Logger) {
    super();
    this.loop = new PollingLoop(
      'lead-take-over',
      async () => {
        const now = performance.now();
        const all = now - this.allTakenAt >= allEveryMs;
        await takeOverLeads(dataSource.manager, all ? 'all' : 'recent');
        if (all) this.allTakenAt = now;
        return everyMs;
      },
      logger,
    );
  }

  /** Mails were enqueued: perhaps with a lead. */
  notify(): void {
    this.loop.notify();
  }
}
