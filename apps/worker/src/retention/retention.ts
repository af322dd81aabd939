import { applyRetention, type RetentionResult } from '@mainstage/desk/retention/apply-retention';
import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger, InjectMetrics } from '@mainstage/nest/injection';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';

const everyMs = 3_600_000;

/** Deletes each hour the data whose retention period on the privacy page is over (docs/adr/0012-retention.md). */
@Injectable()
export class Retention extends PollingService {
  protected readonly loops: readonly PollingLoop[];

  constructor(
    dataSource: DataSource,
    @InjectLogger() private readonly logger: Logger,
    @InjectMetrics() private readonly metrics: Metrics,
  ) {
    super();
    this.loops = [
      new PollingLoop(
        'retention',
        async () => {
          this.report(await applyRetention(dataSource.manager));
          return everyMs;
        },
        logger,
      ),
    ];
  }

  /** Deletion is final: it is logged as a warning, and reaching the deletion cap needs attention. */
  private report({ ended, postponed, cap }: RetentionResult): void {
    const done = Object.entries(ended).filter(([, count]) => count > 0);
    for (const [rule, count] of done) this.metrics.retentionRows.inc({ rule }, count);
    if (done.length > 0)
      this.logger.warn({ ended: Object.fromEntries(done) }, 'deleted data at the end of its retention time');
    if (!cap) return;
    this.metrics.retentionCaps.inc({ reason: cap });
    if (cap === 'clock') this.logger.error({ cap }, 'retention deleted nothing: the clock is far from the last run');
    else this.logger.warn({ cap, postponed }, 'retention continues tomorrow: more is due than a day may delete');
  }
}
