import { enqueueDailyDigest } from '@mainstage/database/mails/daily-digest';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/server/injection';
import { Routine } from '../process/routine';
import { RoutinePart } from '../process/routine-part';
import { Relay } from '../relay/relay';

const everyMs = 10 * 60_000;

/** Tells the house once a day what needs a person. */
@Injectable()
export class Digest extends RoutinePart {
  protected readonly routine: Routine;

  constructor(dataSource: DataSource, relay: Relay, @InjectLogger() logger: Logger) {
    super();
    this.routine = new Routine(
      'digest',
      async () => {
        if (await enqueueDailyDigest(dataSource.manager)) {
          logger.info('the daily digest is owed');
          relay.wake();
        }
        return everyMs;
      },
      logger,
    );
  }
}
