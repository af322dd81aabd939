import { enqueueQuarantineDigest } from '@mainstage/database/quarantine/digest';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/server/injection';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';
import { Relay } from '../relay/relay';

const everyMs = 10_000;

/** Tells sales of leads that are held back as suspected spam. */
@Injectable()
export class QuarantineDigest extends PollingService {
  protected readonly loop: PollingLoop;

  constructor(dataSource: DataSource, relay: Relay, @InjectLogger() logger: Logger) {
    super();
    this.loop = new PollingLoop(
      'held-digest',
      async () => {
        if (await enqueueQuarantineDigest(dataSource.manager)) relay.wake();
        return everyMs;
      },
      logger,
    );
  }
}
