import { enqueueDigest } from '@mainstage/desk/mails/enqueue-digest';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/nest/injection';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';
import { Relay } from '../relay/relay';

const everyMs = 10 * 60_000;

/** Enqueues a daily mail to sales about mails that need attention and today's events at the sales desk. */
@Injectable()
export class DailyDigest extends PollingService {
  protected readonly loops: readonly PollingLoop[];

  constructor(dataSource: DataSource, team: SalesTeam, relay: Relay, @InjectLogger() logger: Logger) {
    super();
    this.loops = [
      new PollingLoop(
        'digest',
        async () => {
          if (await enqueueDigest(dataSource.manager, team)) {
            logger.info('the daily digest was enqueued');
            relay.notify();
          }
          return everyMs;
        },
        logger,
      ),
    ];
  }
}
