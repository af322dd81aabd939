import { carryOutErasures } from '@mainstage/desk/actions/erase-lead';
import { takeOverLeads } from '@mainstage/desk/take-over/take-over';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import type { WorkerConfig } from '../config';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';

const everyMs = 3000;
/** How often all leads are looked at, and not only those of the last hour. */
const allEveryMs = 3_600_000;

/**
 * Brings leads onto the sales desk (rule desk.take-over): all of them at the start and once an hour, new ones within seconds.
 * Erases the persons whose leads the desk asked to erase, for the role of the API may not delete (ADR 35). One loop, for each
 * more would hold another connection.
 */
@Injectable()
export class LeadTakeOver extends PollingService {
  protected readonly loop: PollingLoop;
  private allTakenAt = -Infinity;

  constructor(@InjectConfig() { APP_SECRET }: WorkerConfig, dataSource: DataSource, @InjectLogger() logger: Logger) {
    super();
    this.loop = new PollingLoop(
      'lead-take-over',
      async () => {
        const now = performance.now();
        const all = now - this.allTakenAt >= allEveryMs;
        await takeOverLeads(dataSource.manager, all ? 'all' : 'recent', (leadId, error) =>
          logger.error({ leadId, err: error }, 'a lead cannot be taken over; it is tried again automatically'),
        );
        if (all) this.allTakenAt = now;
        const erased = await carryOutErasures(dataSource.manager, APP_SECRET);
        if (erased > 0) logger.info({ erased }, 'persons erased for the sales desk');
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
