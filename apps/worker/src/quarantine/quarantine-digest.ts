import { enqueueQuarantineDigest } from '@mainstage/database/quarantine/digest';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/server/injection';
import { Routine } from '../process/routine';
import { RoutinePart } from '../process/routine-part';
import { Relay } from '../relay/relay';

const everyMs = 10_000;

/** Tells sales of leads that are held back as suspected spam. */
@Injectable()
export class QuarantineDigest extends RoutinePart {
  protected readonly routine: Routine;

  constructor(dataSource: DataSource, relay: Relay, @InjectLogger() logger: Logger) {
    super();
    this.routine = new Routine(
      'held-digest',
      async () => {
        if (await enqueueQuarantineDigest(dataSource.manager)) relay.wake();
        return everyMs;
      },
      logger,
    );
  }
}
