import { applyRetention, type RetentionResult } from '@mainstage/database/retention/apply-retention';
import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger, InjectMetrics } from '@mainstage/server/injection';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';

const everyMs = 3_600_000;

/** Ends each hour what has been kept for as long as the privacy page says (docs/adr/0012-retention.md). */
@Injectable()
export class Retention extends PollingService {
  protected readonly loop: PollingLoop;

  constructor(
    dataSource: DataSource,
    @InjectLogger() private readonly logger: Logger,
    @InjectMetrics() private readonly metrics: Metrics,
  ) {
    super();
    this.loop = new PollingLoop(
      'retention',
      async () => {
        this.tell(await applyRetention(dataSource.manager));
        return everyMs;
      },
      logger,
    );
  }

  /** What is gone is gone: whatever was ended is worth a warning, and a brake wants a person. */
  private tell({ ended, heldBack, brake }: RetentionResult): void {
    const done = Object.entries(ended).filter(([, count]) => count > 0);
    for (const [rule, count] of done) this.metrics.retentionRows.inc({ rule }, count);
    if (done.length > 0) this.logger.warn({ ended: Object.fromEntries(done) }, 'deleted what was kept long enough');
    if (!brake) return;
    this.metrics.retentionBrakes.inc({ reason: brake });
    if (brake === 'clock')
      this.logger.error({ brake }, 'retention deleted nothing: the clock is far from the last run');
    else this.logger.warn({ brake, heldBack }, 'retention goes on tomorrow: more is due than a day may delete');
  }
}
