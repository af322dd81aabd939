import { keepToRetention } from '@mainstage/database/retention/keep-to-retention';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { InjectLogger } from '../injection';
import { Database } from '../process/database';
import { Routine } from '../process/routine';

const everyMs = 3_600_000;

/** Ends each hour what has been kept for as long as the privacy page says (docs/adr/0012-retention.md). */
@Injectable()
export class Retention {
  private readonly routine: Routine;

  constructor(database: Database, @InjectLogger() logger: Logger) {
    this.routine = new Routine(
      'retention',
      async () => {
        const ended = await keepToRetention(database.pool);
        if (Object.values(ended).some((count) => count > 0)) logger.info({ ended }, 'kept long enough');
        return everyMs;
      },
      logger,
    );
  }

  start(): void {
    this.routine.start();
  }

  async stop(): Promise<void> {
    await this.routine.stop();
  }
}
