import { enqueueQuarantineDigest } from '@mainstage/leads/quarantine/digest';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/nest/injection';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';
import { Relay } from '../relay/relay';

const everyMs = 10_000;

@Injectable()
export class QuarantineDigest extends PollingService {
  protected readonly loops: readonly PollingLoop[];

  constructor(dataSource: DataSource, relay: Relay, @InjectLogger() logger: Logger) {
    super();
    this.loops = [
      new PollingLoop(
        'quarantine-digest',
        async () => {
          if (await enqueueQuarantineDigest(dataSource.manager)) relay.notify();
          return everyMs;
        },
        logger,
      ),
    ];
  }
}
