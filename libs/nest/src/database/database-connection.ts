import { DatabaseClock } from '@mainstage/database/database-clock';
import { pgbouncerHint } from '@mainstage/database/pgbouncer-hint';
import { requireTimeouts } from '@mainstage/database/require-timeouts';
import type { DatabaseTimeouts } from '@mainstage/database/timeouts';
import type { RetryingDataSource } from '@mainstage/database/retrying-data-source';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { InjectDatabaseTimeouts, InjectLogger } from '../injection';

/**
 * Connects in the background: the process starts without waiting, and callers get DatabaseUnavailable in the meantime.
 * With the first connection, before any other use, the time-outs are checked and the database clock is read.
 */
@Injectable()
export class DatabaseConnection implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly clock: DatabaseClock;

  constructor(
    @InjectDataSource() private readonly dataSource: RetryingDataSource,
    @InjectDatabaseTimeouts() private readonly timeouts: DatabaseTimeouts,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.clock = new DatabaseClock(dataSource.manager);
  }

  get answered(): Promise<void> {
    return this.dataSource.answered;
  }

  onApplicationBootstrap(): void {
    this.dataSource.connectInBackground({
      failed: (error, failures) =>
        this.logger.warn(
          { err: error, failures, hint: pgbouncerHint(error) },
          'the database does not respond as it should; retrying',
        ),
      answered: (failures) => failures > 0 && this.logger.info({ failures }, 'the database responds'),
      prepare: async (manager) => {
        await requireTimeouts(manager, this.timeouts);
        await this.clock.start(manager);
      },
    });
  }

  /** Also if the database never responded; Nest's own module does nothing then. */
  async onApplicationShutdown(): Promise<void> {
    this.clock.stop();
    try {
      await this.dataSource.destroy();
      this.logger.info('the connections to the database are closed');
    } catch (error) {
      this.logger.warn({ err: error }, 'trouble while stopping');
    }
  }
}
