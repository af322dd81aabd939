import { enqueueDailyDigest } from '@mainstage/database/mails/daily-digest';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/nest/injection';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';
import { Relay } from '../relay/relay';

const everyMs = 10 * 60_000;

/** Enqueues a daily mail to sales about mails that need attention. */
@Injectable()
export class DailyDigest extends PollingService {
  protected readonly loop: PollingLoop;

  constructor(dataSource: DataSource, relay: Relay, @InjectLogger() logger: Logger) {
    super();
    this.loop = new PollingLoop(
      'digest',
      async () => {
        if (await enqueueDailyDigest(dataSource.manager)) {
          logger.info('the daily digest was enqueued');
          relay.notify();
        }
        return everyMs;
      },
      logger,
    );
  }
}
